import Foundation
import TestSupport
import Testing
import iLinkKit

@testable import iLinkTool

/// The second reading of the texts: `Localization/Review/<language>.tsv`.
@Suite struct `The review of the texts` {
  static let folder = Localization.folder.appendingPathComponent("Review")

  /// A line of a review file.
  struct Row: Hashable {
    let key: String
    let text: String
    let back: String
    let verdict: String

    /// `nil` for a line that has not four columns.
    init?(_ line: Substring) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 4 else { return nil }
      key = columns[0]
      // The text is written with the escapes of the strings file.
      text = StringsFile.parse("\"text\" = \"\(columns[1])\";")["text"] ?? ""
      back = columns[2]
      verdict = columns[3]
    }
  }

  /// What is wrong with a review file.
  static func faults(of review: String, against file: TextFile) -> [String] {
    var lines = review.split(separator: "\n")
    guard !lines.isEmpty, lines.removeFirst() == "key\ttext\tback-translation\tverdict" else { return ["no header"] }
    let rows = lines.map(Row.init)
    guard !rows.contains(nil) else { return ["a line without four columns"] }
    var faults: [String] = []
    let entries = file.entries
    if rows.map({ $0?.key }) != entries.map(\.key) { faults.append("other keys") }
    for (row, entry) in zip(rows.compactMap { $0 }, entries) {
      if row.text != entry.text { faults.append("other text: \(row.key)") }
      let placeholders = TextFile.placeholders(row.back.replacingOccurrences(of: "“", with: ""))
      if placeholders != TextFile.placeholders(entry.text) { faults.append("other placeholders: \(row.key)") }
      let words = row.back.filter(\.isLetter)
      if words.isEmpty || words.contains(where: { !$0.isASCII }) { faults.append("not English: \(row.key)") }
      if row.verdict != "ok" && !(row.verdict.hasPrefix("note: ") && row.verdict.count > 12) {
        faults.append("no verdict: \(row.key)")
      }
    }
    return faults
  }

  static func review(_ language: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(language + ".tsv"), encoding: .utf8)
  }

  @Test(arguments: Localization.languages) func `covers every text as it is`(language: String) throws {
    let faults = Self.faults(of: try Self.review(language), against: try TextFile(language))
    #expect(faults == [])
  }

  @Test func `has no file without texts`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Localization.languages.map { $0 + ".tsv" }.sorted())
  }

  @Test(arguments: [
    ("key\ttext\tback-translation\tverdict\n", "", "no header"),
    ("\tok\n", "\n", "a line without four columns"),
    ("iLinkUpdateButton", "iLinkButton", "other keys"),
    ("Jetzt nicht", "Nicht jetzt", "other text: iLinkCancelButton"),
    ("Remind later", "Später erinnern", "not English: iLinkRemindButton"),
    ("Remind later", "", "not English: iLinkRemindButton"),
    ("Version %2$@ of “%1$@” is available.\tok", "It is available.\tok", "other placeholders: iLinkNotificationBody"),
    ("Not now\tok", "Not now\tfine", "no verdict: iLinkCancelButton"),
    ("Not now\tok", "Not now\tnote: ", "no verdict: iLinkCancelButton"),
  ])
  func `is found wanting when it is`(old: String, new: String, fault: String) throws {
    let review = try Self.review("de")
    let range = try #require(review.range(of: old))
    let broken = review.replacingCharacters(in: range, with: new)
    #expect(Self.faults(of: broken, against: try TextFile("de")).contains(fault))
  }
}
