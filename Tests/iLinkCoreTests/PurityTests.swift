import Foundation
import TestSupport
import Testing

/// The rules of the house that can be read off the sources.
@Suite struct `The core acts on nothing` {
  static let files = swiftFiles(under: "Sources/iLinkCore")

  static func swiftFiles(under folder: String) -> [String] {
    let root = Fixtures.repository.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  static func code(_ file: String) throws -> [Substring] {
    let text = try String(contentsOf: Fixtures.repository.appendingPathComponent(file), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }

  @Test func `there are files to look at`() {
    #expect(Self.files.count > 20)
  }

  @Test(arguments: files)
  func `it imports nothing but Foundation's essentials, and Foundation only where those are missing`(file: String)
    throws
  {
    let lines = try Self.code(file)
    let imports = lines.enumerated().filter {
      $0.element.split(separator: " ").contains("import") && !$0.element.contains("canImport")
    }
    for (index, line) in imports {
      let module = line.split(separator: " ").last.map(String.init) ?? ""
      #expect(["FoundationEssentials", "Foundation"].contains(module), "\(file): \(line)")
      if module == "Foundation" {
        #expect(lines[index - 1] == "#else", "\(file): Foundation only as the #else of FoundationEssentials")
      }
    }
  }

  @Test(arguments: files)
  func `it asks no clock, no dice, no disk, no defaults and no network`(file: String) throws {
    let forbidden = [
      "Date()", "Date.now", ".now", "SystemRandomNumberGenerator", ".random(in", "FileManager", "UserDefaults",
      "URLSession",
      "ProcessInfo", "getenv", "print(", "Task {", "Task.sleep", "DispatchQueue", "Bundle.main", "Locale.current",
      "NSLock",
      "contentsOf:", "UUID()",
    ]
    for line in try Self.code(file) {
      for word in forbidden { #expect(!line.contains(word), "\(file): \(line)") }
    }
  }
}
