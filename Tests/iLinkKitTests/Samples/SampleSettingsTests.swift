import Foundation
import TestSupport
import Testing

@testable import iLinkKit

/// What the sample apps say, read as text: they are for Apple's platforms. AppleHarness runs them.
@Suite struct SampleSettingsTests {
  /// The names that the demos have a row for.
  private var rows: Set<String> {
    get throws {
      let file = Fixtures.repository.appendingPathComponent("Examples/Shared/SettingSection.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      let pattern = try NSRegularExpression(pattern: #"\.(?:toggle|number|text)\(\s*"(\w+)""#)
      let matches = pattern.matches(in: text, range: NSRange(text.startIndex..., in: text))
      return Set(matches.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } })
    }
  }

  @Test(arguments: SettingsDocument.names)
  func `the demos have a row for each setting`(name: String) throws {
    #expect(try rows.contains(name))
  }

  private static let controller = Fixtures.repository.appendingPathComponent(
    "Examples/ObjC Demo/Sources/DemoViewController.m")

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: controller.path), "the Objective-C demo is not here"),
    arguments: SettingsFields.flags.map(\.name))
  func `the demo in Objective-C has a row for each switch`(name: String) throws {
    #expect(try String(contentsOf: Self.controller, encoding: .utf8).contains("SETTING(\(name))"))
  }

  /// Not settings: read only, remembered, or no value that a field could hold.
  private static let others: Set<String> = [
    "settings", "textSettings", "prompter", "delegate", "lastDecision", "applicationStoreVersion", "appStoreGenreID",
  ]

  @Test func `the demos have a row for each property of the class that an app can set`() throws {
    let folder = Fixtures.repository.appendingPathComponent("Sources/iLinkKit/Facade")
    var names: Set<String> = []
    for file in ["iLink", "iLink+Settings", "iLink+Identity", "iLink+Texts"] {
      let text = try String(contentsOf: folder.appendingPathComponent(file + ".swift"), encoding: .utf8)
      let pattern = try NSRegularExpression(pattern: #"(?m)^  public (?:weak |private\(set\) )?var (\w+)"#)
      for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        if let range = Range(match.range(at: 1), in: text) { names.insert(String(text[range])) }
      }
    }
    #expect(names.count > 25)
    #expect(names.subtracting(Self.others).subtracting(try rows) == [])
  }
}
