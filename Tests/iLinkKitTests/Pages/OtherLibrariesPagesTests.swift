import Foundation
import TestSupport
import Testing

@Suite struct `The pages for those who come from other libraries` {
  /// The words in code style that stand on iLink's side of the tables.
  private static func words(of page: String) throws -> [String] {
    let cells = try Page("Migrating/\(page).md").rows.compactMap(\.last)
    let code = cells.flatMap { cell in
      cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(
        \.element)
    }
    let words = code.flatMap { $0.split { !$0.isLetter } }.map(String.init)
    return Set(words).filter { $0.count > 3 }.sorted()
  }

  @Test(arguments: ["From-Siren", "From-iVersion"])
  func `promise nothing that iLink does not have`(page: String) throws {
    let words = try Self.words(of: page)
    #expect(words.count > 15)
    let sources = try Fixtures.swiftText(under: "Sources/iLinkKit", "Sources/iLinkCore") + Page("Objective-C.md").text
    for word in words where !["Localizable", "strings", "iLinkAutostart"].contains(word) {
      #expect(sources.contains(word), "\(word)")
    }
  }
}

extension Fixtures {
  /// All Swift text under some folders of the repository.
  static func swiftText(under folders: String...) throws -> String {
    try folders.flatMap { folder in
      let files = FileManager.default.enumerator(
        at: repository.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }
    .map { try String(decoding: Data(contentsOf: $0), as: UTF8.self) }.joined()
  }
}
