import Testing

@testable import iLinkTool

@Suite struct `Words are sorted by one table` {
  private func shown(_ words: [String]) -> String {
    let parsed = ParsedArguments(words)
    let options = parsed.options.map { $0.option.name + ($0.value.isEmpty ? "" : "=" + $0.value) }
    return ([parsed.command ?? "-"] + parsed.operands + options).joined(separator: " ")
  }

  @Test(arguments: [
    (["check", "x", "--installed", "1"], "check x --installed=1"),
    (["check", "x", "--installed=1"], "check x --installed=1"),
    (["--json", "check", "x", "--installed", "1"], "check x --json --installed=1"),
    (["check", "--installed", "-1", "x"], "check x --installed=-1"),
    (["links", "x", "-c", "de"], "links x --country=de"), (["links", "x", "-cde"], "links x --country=de"),
    (["links", "x", "-c=de"], "links x --country=de"), (["links", "-qv", "x"], "links x --quiet --verbose"),
    (["links", "-qc", "de", "x"], "links x --quiet --country=de"),
    (["links", "--", "--json", "-x"], "links --json -x"),
    (["links", "-"], "links -"), (["links", "x", "--campaign="], "links x --campaign"), ([], "-"),
    (["links", "x", "--campaign", "a=b"], "links x --campaign=a=b"),
    (["--country", "de", "links", "x"], "links x --country=de"),
  ])
  func `C9, C10: options stand anywhere, in every usual form`(words: [String], expected: String) {
    #expect(shown(words) == expected)
    #expect(ParsedArguments(words).problems.isEmpty)
  }

  @Test(arguments: [
    (["check", "--contry", "de"], "'--contry' is not an option", "Did you mean '--country'?"),
    (["check", "--zzz"], "'--zzz' is not an option", "See 'ilink help'."),
    (["check", "-z"], "'-z' is not an option", "See 'ilink help'."),
    (["check", "--json=1"], "'--json' takes no value", "Write it alone."),
    (["check", "--country"], "'--country' needs a value", "Add --country CC."),
    (["check", "-c"], "'-c' needs a value", "Add -c CC."),
    (
      ["check", "--" + String(repeating: "x", count: 500)],
      "'--" + String(repeating: "x", count: 57) + "…' is not an option", "See 'ilink help'."
    ),
  ])
  func `C11, C13: what the table lacks is named, with what is near`(words: [String], message: String, hint: String) {
    let problem = ParsedArguments(words).problems.failures.first
    #expect(problem?.message == message)
    #expect(problem?.hint == hint)
  }

  @Test func `of two values the later one holds`() {
    #expect(ParsedArguments(["links", "-c", "de", "--country", "fr"]).value(.country) == "fr")
  }

  @Test(
    arguments: [
      ("che", "check"), ("chek", "check"), ("hcekc", nil), ("lookpu", "lookup"), ("link", "links"), ("zzz", nil),
      ("l", nil),
      ("Check", "check"), (String(repeating: "c", count: 5000), nil),
    ] as [(String, String?)])
  func `C13: a suggestion is near or there is none`(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, among: Command.all.map(\.name)) == expected)
  }

  @Test func `C16: each option stands in the table once, and short forms are unique`() {
    #expect(Set(OptionTable.all.map(\.option)) == Set(Option.allCases))
    #expect(OptionTable.all.count == Option.allCases.count)
    let shorts = OptionTable.all.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test func `every option of a command is in the table and used by a command or common`() {
    let used = Set(Command.all.flatMap(\.options) + OptionTable.common.map(\.option))
    #expect(used == Set(Option.allCases))
  }
}
