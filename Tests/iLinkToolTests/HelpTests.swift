import Testing
import iLinkCore

@testable import iLinkTool

@Suite struct `Help says what is true` {
  private static let pages: [[String]] =
    [["help"], ["--help"], ["-h"]] + Command.all.map { ["help", $0.name] }
    + HelpTopic.allCases.filter { $0 != .man }.map { ["help", $0.rawValue] }

  @Test(arguments: pages)
  func `C4, C14, C15: pages are for standard output, 80 columns wide, without codes`(words: [String]) async {
    let outcome = await CLI.run(words, in: world())
    #expect(outcome.status == .ok && outcome.messages.isEmpty)
    for line in outcome.output.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 80, "\(line)") }
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(outcome.output.hasSuffix("\n") && !outcome.output.hasSuffix("\n\n"))
  }

  @Test(arguments: Command.all.map(\.name))
  func `C14: all forms of asking for a command's help give the same page`(name: String) async {
    let page = await ilink("help \(name)").output
    for line in ["\(name) --help", "\(name) -h", "--help \(name)", "-h \(name) x --zzz", "\(name) --json -h"] {
      #expect(await ilink(line).output == page, "\(line)")
    }
  }

  @Test func `C14: without words there is a short page, and that is misuse`() async {
    let outcome = await CLI.run([], in: world())
    #expect(outcome.status == .usage && outcome.output.isEmpty)
    #expect(outcome.messages.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    for command in Command.all { #expect(outcome.messages.contains(command.summary)) }
  }

  @Test(arguments: Command.all.map(\.name))
  func `C15: a page says what, how, examples, options, statuses, in this order`(name: String) async throws {
    let page = await ilink("help \(name)").output
    let command = try #require(Command.named(name))
    let marks = [command.summary, "Usage:", "Examples:", "Common options:", "Exit statuses:", HelpCommand.home]
    let places = try marks.map { try #require(page.firstRange(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
    for option in command.options { #expect(page.contains(option.name)) }
    for status in command.statuses { #expect(page.contains(status.code)) }
  }

  @Test func `every command is found by its own name`() {
    for command in Command.all { #expect(Command.named(command.name)?.summary == command.summary) }
    #expect(Command.named("no such") == nil)
  }

  @Test func `C2: the table of statuses has every status`() async {
    let page = await ilink("help exit-codes").output
    for status in ExitStatus.allCases { #expect(page.contains("\(status.rawValue)  \(status.code)")) }
  }

  @Test func `every variable of the option table is explained`() async {
    let page = await ilink("help environment").output
    for spec in OptionTable.all { if let variable = spec.environment { #expect(page.contains(variable)) } }
    #expect(page.contains("ILINK_APP"))
  }

  @Test func `every storefront and every region is listed`() async {
    let page = await ilink("help countries").output
    for storefront in Storefront.all { #expect(page.contains("  \(storefront.code)  \(storefront.alpha3 ?? "")  ")) }
    for neighbour in Storefront.neighbours { #expect(page.contains("  \(neighbour.region) ")) }
  }

  @Test func `C43: the version is one line`() async {
    for line in ["--version", "version", "links --version", "--version links 1 --zzz"] {
      #expect(await ilink(line) == Outcome("ilink 2.0.0\n"))
    }
    let verbose = await ilink("version --verbose").output
    #expect(verbose.hasPrefix("ilink 2.0.0\n") && verbose.contains("storefronts: 175"))
  }

  @Test func `help on nothing known suggests`() async {
    #expect(await ilink("help chek").messages == "ilink: there is no help on 'chek'. Did you mean 'check'?\n")
    #expect(await ilink("help a b").status == .usage)
  }

  /// The examples are calls that the parser accepts; those with a bundle ID get a record.
  @Test(arguments: Command.all.flatMap(\.examples))
  func `examples are valid calls`(example: String) async throws {
    let inner = example.split(separator: "(").last.map { String($0.prefix { $0 != ")" }) } ?? example
    let words = inner.split(separator: " ").prefix { ![">", "||", "&&"].contains($0) && !$0.hasPrefix("<") }.dropFirst()
      .map(
        String.init)
    guard !words.contains("build/MyApp.xcarchive"), words.first != "demo" else { return }
    let reply = example.contains("284910350") ? record(id: 284_910_350) : record()
    let outcome = await CLI.run(
      words,
      in: world(
        [reply], input: words.first == "check" ? "com.example.app 2.2.0\n" : "com.example.app\n",
        files: ["answer.json": reply.body]))
    #expect(outcome.status != .usage, "\(example): \(outcome.messages)")
  }
}
