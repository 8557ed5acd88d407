import Testing

@testable import iLinkTool

@Suite struct `The contract on help pages` {
  @Test(arguments: Command.names)
  func `C14: all six ways of asking lead to a page`(name: String) async throws {
    #expect(await ilink("").status == .usage)
    let main = await ilink("help").output
    for line in ["--help", "-h"] { #expect(await ilink(line) == Outcome(main)) }
    let page = await ilink("help \(name)").output
    for line in ["\(name) --help", "\(name) -h", "-h \(name)", "\(name) x -h --json"] {
      #expect(await ilink(line) == Outcome(page), "\(line)")
    }
  }

  @Test func `C14: the short page has at most 24 lines and names every command`() async {
    let short = await ilink("").messages
    #expect(short.count { $0 == "\n" } <= 24)
    for command in Command.all { #expect(short.contains("  \(command.name) ") && short.contains(command.summary)) }
    for line in short.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 80) }
  }

  @Test(arguments: Command.names)
  func `C15: what, usage, examples, options, statuses, link: in this order, 80 columns, no codes`(name: String)
    async throws
  {
    let page = await ilink("help \(name)").output
    let command = try #require(Command.named(name))
    let marks =
      [command.summary + ".\n", "\nUsage:\n", "\nExamples:\n"]
      + (OptionTable.own(of: command).isEmpty ? [] : ["\nOptions:\n"])
      + ["\nCommon options:\n", "\nExit statuses:\n", "\n\(HelpCommand.home)\n"]
    let places = try marks.map { try #require(page.firstRange(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted() && places.first == page.startIndex)
    for line in page.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 80, "\(line)") }
    #expect(!page.contains("\u{1B}"))
  }

  @Test func `C2: the table of statuses is the contract's, and says when each comes`() async {
    let page = await ilink("help exit-codes").output
    let expected: [(Int32, String)] = [
      (0, "ok"), (1, "failure"), (2, "usage"), (3, "not_found"), (4, "network"), (5, "bad_answer"), (6, "throttled"),
      (7, "gave_up"), (8, "incomplete"), (9, "not_yet"), (10, "update_available"), (11, "no_prompt"),
      (130, "interrupted"), (143, "terminated"),
    ]
    for (number, name) in expected { #expect(page.contains(" \(number)  \(name) ")) }
  }

  @Test(arguments: HelpTopic.allCases.map(\.rawValue))
  func `a topic is named by the help and found by its name`(topic: String) async {
    #expect(await ilink("help \(topic)").status == .ok)
    #expect(await ilink("help").output.contains(topic))
    #expect(await ilink("help help").output.contains(topic))
  }

  @Test func `the page on config files has an example that is read without a word`() async throws {
    let page = await ilink("help config").output
    let start = try #require(page.firstRange(of: "  {\n")).lowerBound
    let end = try #require(page.firstRange(of: "\n  }\n")).upperBound
    let outcome = await ilink("links --only page", in: configWorld(project: String(page[start..<end])))
    #expect(outcome.messages.hasPrefix("ilink: com.example.app") == false && outcome.status == .ok)
    #expect(outcome.output.contains("/de/"))
  }
}
