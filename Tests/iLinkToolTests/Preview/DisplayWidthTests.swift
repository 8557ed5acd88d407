import Foundation
import Testing
import iLinkKit

@testable import iLinkTool

@Suite struct `Columns of every script` {
  /// What tmux 3.3 says the cursor has moved by.
  @Test(arguments: [
    ("Example अपडेट करें", 15), ("ធ្វើបច្ចុប្បន្នភាព Example", 21), ("Example புதுப்பிப்பு", 18), ("อัปเดต Example", 13),
    ("“Example”をアップデート", 23), ("تحديث Example", 13), ("Example ಅಪ್‌ಡೇಟ್ ಮಾಡಿ", 17), ("“Example” 업데이트", 18),
    ("עדכון Example", 13), ("เวอร์ชั่น", 6), ("கி", 2), ("\u{2068}a\u{2069}", 1), ("", 0),
  ])
  func `are those that a terminal counts`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test func `an emoji of several parts, and a syllable of several letters, are one picture`() {
    for text in ["👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "\u{1112}\u{1161}\u{11AB}"] { #expect(DisplayWidth.of(text) == 2, "\(text)") }
  }

  @Test func `a table of all languages has its columns one below the other`() async {
    let lines = await ilink("preview --lang all").output.split(separator: "\n").map(String.init)
    let headers = ["TITLE", "MESSAGE", "BUTTONS"].map { DisplayWidth.of(lines[0].components(separatedBy: $0)[0]) }
    for language in TextTables.languages {
      let line = lines.first { $0.hasPrefix(language + " ") } ?? ""
      let buttons = line.components(separatedBy: "  [")[0]
      #expect(headers.last.map { $0 - 2 } == DisplayWidth.of(buttons), "\(line)")
    }
  }
}
