import Foundation
import TestSupport
import Testing
import iLinkCore

@testable import iLinkKit

@Suite struct `The page for those who come from iLink 1x` {
  private static let page = Result { try Page("Migrating/From-iLink-1.x.md") }

  @Test(arguments: try OnePointXName.members())
  func `says of every name what becomes of it`(name: OnePointXName) throws {
    let prefix = name.kind == .class ? "+" : ""
    let rows = try Self.page.get().rows.filter { $0.first == "`\(prefix)\(name.name)`" }
    #expect(rows.count == 1)
    #expect(rows.first?.allSatisfy { !$0.isEmpty } == true)
  }

  @Test(arguments: try OnePointXName.members())
  func `and the code has every one of them, with its selector`(name: OnePointXName) throws {
    let row = try #require(
      try Page("Objective-C.md").rows.first { $0[1].split(separator: ",").first == "`\(name.name)`" })
    let spelling = row[0].filter { $0 != "`" }
    let base = spelling.prefix { $0 != "(" }
    // The compiler has compared the table with the code; this holds for who builds without that check.
    let declarations = ["func \(base)(", "func \(base)<", "var \(base):", "let \(base) =", "var \(base) ="]
    let sources = try Self.sources.get()
    #expect(declarations.contains { sources.contains($0) }, "\(spelling)")
  }

  @Test func `names 1x's keys and no other, and says what becomes of each`() throws {
    let keys = try OnePointXName.all().filter { $0.kind == .key }.map(\.name)
    #expect(Array(HistoryKey.allCases.map(\.rawValue).prefix(keys.count)) == keys)
    let section = try Self.page.get().section("What 1.x has stored on a device")
    let told = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "`")[1] }
    #expect(told.map(String.init) == keys)
  }

  @Test(arguments: HistoryKey.allCases)
  func `names every key that is written today`(key: HistoryKey) throws {
    #expect(try Self.page.get().section("What 1.x has stored on a device").contains("`\(key.rawValue)`"))
  }

  @Test func `names 1x's keys of texts, and they are ours`() throws {
    let texts = try OnePointXName.all().filter { $0.kind == .text }.map(\.name)
    let section = try Self.page.get().section("Your own texts")
    for text in texts {
      #expect(section.contains("`\(text)`") && TextKey(rawValue: text) != nil, "\(text)")
    }
  }

  private static let sources = Result { try Fixtures.swiftText(under: "Sources/iLinkKit") }
}
