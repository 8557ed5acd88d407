import TestSupport
import Testing
import iLinkKit

@Suite struct `Reading a strings file` {
  @Test(
    arguments: [
      (#""a" = "b";"#, ["a": "b"]),
      (#""a"="b";"c"="d";"#, ["a": "b", "c": "d"]),
      (" \"a\"\n  =\n\t\"b\"\n ; ", ["a": "b"]),
      ("\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n", ["a": "b", "c": "d"]),
      ("\"a\" = \"b\";\r\"c\" = \"d\";", ["a": "b", "c": "d"]),
      ("\u{FEFF}\"a\" = \"b\";", ["a": "b"]),
      (#"a = b; Info.plist_Key-1 = "x";"#, ["a": "b", "Info.plist_Key-1": "x"]),
      (#""a";"#, ["a": "a"]),
      (#""a" = "1"; "a" = "2";"#, ["a": "2"]),
      (#""" = "";"#, ["": ""]),
      // Comments
      (#"/* "x" = "y"; */ "a" = "b"; // "c" = "d";"#, ["a": "b"]),
      ("// it's \"quoted\n\"a\" = \"b\";", ["a": "b"]),
      ("// carriage return\r\"a\" = \"b\";", ["a": "b"]),
      (#"/* a; "b" = 'c' ** / */"a"/**/=/* = */"b"/*;*/;"#, ["a": "b"]),
      (#""a" = "/* no comment */ // none";"#, ["a": "/* no comment */ // none"]),
      ("\"a\" = \"b\"; /* never ends \"c\" = \"d\";", ["a": "b"]),
      // Escapes
      (#""a" = "1\n2\t3\r4";"#, ["a": "1\n2\t3\r4"]),
      (#""a\"b" = "\"\\\'";"#, ["a\"b": "\"\\'"]),
      (#""a" = "\U2068%@\u2069";"#, ["a": "\u{2068}%@\u{2069}"]),
      (#""a" = "\UD83D\UDE00\U00e9";"#, ["a": "😀é"]),
      (#""a" = "\UD83D x \UDE00";"#, ["a": "\u{FFFD} x \u{FFFD}"]),
      (#""a" = "\U12 \q %@";"#, ["a": "U12 q %@"]),
      ("\"a\" = \"1\n2\";", ["a": "1\n2"]),
      ("\"a\" = \"1\\\n2\";", ["a": "1\n2"]),
      ("\"a\" = \"e\u{301}\u{200D}\u{1F469}\";", ["a": "e\u{301}\u{200D}\u{1F469}"]),
      // Slips cost one text.
      ("\"a\" = \"b\"\n\"c\" = \"d\";", ["c": "d"]),
      ("\"a\" = \"b;\n\"c\" = \"d\";\n\"e\" = \"f\";", ["c": "d", "e": "f"]),
      ("\"a\" \"b\";\n\"c\" = \"d\";", ["c": "d"]),
      ("a\" = \"b\";\n\"c\" = \"d\";", ["c": "d"]),
      ("?? \"a\" = ;\n\"c\" = \"d\";;", ["c": "d"]),
      ("\"a\" = { \"x\" = \"y\"; };\n\"c\" = \"d\";", ["c": "d"]),
      // Nothing
      ("", [:]), ("\"", [:]), ("\"a", [:]), ("\"a\"", [:]), ("\"a\" =", [:]), ("\"a\" = \"b\"", [:]), ("\\", [:]),
      ("\"a\" = \"\\", [:]), ("/*", [:]), ("/", [:]), (";;;", [:]), ("\"a\" = \"\\U", [:]),
      ("<?xml version=\"1.0\"?>", [:]),
    ] as [(String, [String: String])])
  func `gives what can be read`(file: String, texts: [String: String]) {
    #expect(StringsFile.parse(file) == texts)
  }

  @Test func `keeps the order and doubles`() {
    let entries = StringsFile.entries(of: #""b" = "1"; "a" = "2"; "b" = "3";"#)
    #expect(entries.map(\.key) == ["b", "a", "b"])
    #expect(entries.map(\.text) == ["1", "2", "3"])
  }

  @Test func `ends for every beginning of a file`() throws {
    let file = try Localization.contents("ar") + "\"x\" = \"\\UD83D\\UDE00\\n\"; /* end */ // end"
    for length in 0...file.unicodeScalars.count where length % 7 == 0 || length > file.unicodeScalars.count - 40 {
      let start = String(String.UnicodeScalarView(file.unicodeScalars.prefix(length)))
      #expect(StringsFile.entries(of: start).count <= TextKey.allCases.count + 1)
    }
  }
}
