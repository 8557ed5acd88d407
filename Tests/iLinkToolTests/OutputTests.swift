import Foundation
import Testing

@testable import iLinkTool

@Suite struct `Output is made for its reader` {
  @Test func `JSON keeps its order and escapes what must not stand bare`() throws {
    let json = JSON.object([
      "b": .string("q\"\\\n\t\r\u{0}\u{7F}\u{9B}\u{2028}é中😀"), "a": .integer(Int64.max), "n": .null, "e": .array([]),
      "o": .object([:]),
      "l": .array([.bool(true), .number(1.5), .number(2), .number(.nan)]),
    ])
    let text = json.document
    #expect(
      text.hasPrefix(
        "{\n  \"b\": \"q\\\"\\\\\\n\\t\\r\\u0000\\u007f\\u009b\\u2028é中😀\",\n  \"a\": 9223372036854775807,\n"))
    #expect(text.hasSuffix("]\n}\n"))
    let read = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(read["b"] as? String == "q\"\\\n\t\r\u{0}\u{7F}\u{9B}\u{2028}é中😀")
  }

  @Test(arguments: [
    ("plain", "'plain'"), ("a\nb\tc\rd", "'a\\nb\\tc\\rd'"), ("\u{1B}[2J\u{7}", "'\\u{1b}[2J\\u{7}'"),
    ("\u{202E}abc", "'\\u{202e}abc'"),
    ("\u{9B}1m", "'\\u{9b}1m'"), ("emoji 👨‍👩‍👧", "'emoji 👨‍👩‍👧'"),
    (String(repeating: "x", count: 1_000_000), "'" + String(repeating: "x", count: 59) + "…'"),
    ("", "''"), ("\u{FEFF}x", "'\\u{feff}x'"),
    (String(repeating: "\u{7}", count: 100), "'" + String(String(repeating: "\\u{7}", count: 12).prefix(59)) + "…'"),
  ])
  func `a quoted value is short and harmless`(text: String, expected: String) {
    #expect(Harmless.quoted(text) == expected)
  }

  @Test(arguments: [
    ("abc", 3), ("中文", 4), ("한글", 4), ("é", 1), ("e\u{301}", 1), ("😀", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("ａ", 2), ("", 0),
    ("🇩🇪", 2),
  ])
  func `C33: widths are the terminal's`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func `cutting never exceeds the width`() {
    #expect(DisplayWidth.cut("中文中文", to: 5) == "中文…")
    #expect(DisplayWidth.cut("中文", to: 4) == "中文")
    #expect(DisplayWidth.cut("abcdef", to: 4) == "abc…")
  }

  @Test func `C34, C35: tables have no empty cell, and plain rows stay one line`() {
    let table = Table(columns: ["A", "LONGER"], rows: [["", "x"], ["a\tb\nc", "y\\z"]])
    #expect(table.plain == "-\tx\na b c\ty\\\\z\n")
    #expect(table.text(width: nil, style: .plain) == "A      LONGER\n-      x\na b c  y\\z\n")
    #expect(Table(columns: ["A"], rows: [["x,\"y\"\n"]]).csv == "a\r\n\"x,\"\"y\"\"\n\"\r\n")
    #expect(Table(columns: ["A"], rows: [["x|y"]]).markdown == "| A |\n| --- |\n| x\\|y |\n")
  }

  @Test(
    arguments: [
      (ColourChoice.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, false, ["FORCE_COLOR": "1"], true),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["CLICOLOR_FORCE": "0"], false), (.auto, true, ["TERM": "dumb"], false),
      (.auto, false, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, ["FORCE_COLOR": "1"], false), (.auto, false, ["FORCE_COLOR": "1", "TERM": "dumb"], false),
    ] as [(ColourChoice, Bool, [String: String], Bool)])
  func `C23: option, then NO_COLOR, then forcing, then the terminal`(
    choice: ColourChoice, isTerminal: Bool, environment: [String: String], coloured: Bool
  ) {
    #expect(choice.style(isTerminal: isTerminal, environment: environment).isColoured == coloured)
  }

  @Test(
    arguments: [
      ("30s", 30), ("5m", 300), ("2h", 7200), ("1d", 86_400), ("500ms", 0.5), ("0", 0), ("45", 45), ("1.5h", 5400),
      ("", nil), ("s", nil), ("-1s", nil), ("1w", nil), ("1 s", nil), ("1e9", nil), ("nan", nil), ("99999999999d", nil),
      ("1s2", nil),
      ("1.2.3s", nil), ("٣s", nil),
    ] as [(String, Double?)])
  func `lengths of time are a number and a unit`(text: String, seconds: Double?) {
    #expect(TimeSpan.seconds(text) == seconds)
  }

  @Test(
    arguments: [
      (0, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"), (32_400, "9 hours ago"),
      (86_400, "1 day ago"),
      (31_536_000, "1 year ago"), (-3600, "in 1 hour"), (1e18, "1000000000 years ago"),
    ] as [(Double, String)])
  func `ages are told in the largest unit`(seconds: Double, text: String) {
    let now = Date(timeIntervalSince1970: 0)
    #expect(Moments.relative(now.addingTimeInterval(-seconds), to: now) == text)
  }
}
