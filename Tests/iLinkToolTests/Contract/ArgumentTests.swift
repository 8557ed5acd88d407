import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

@Suite struct `The contract on arguments` {
  @Test(arguments: Command.names)
  func `C4: help and version are data with status 0; a usage error is a message with status 2`(name: String) async {
    for line in ["\(name) --help", "--help \(name)", "\(name) --version", "--version \(name)"] {
      let outcome = await ilink(line)
      #expect(outcome.status == .ok && outcome.messages.isEmpty && !outcome.output.isEmpty, "\(line)")
    }
    let outcome = await ilink("\(name) --zzz")
    #expect(outcome.status == .usage && outcome.output.isEmpty && outcome.messages.hasPrefix("ilink: "))
    #expect(outcome.messages.contains("'--zzz' is not an option of '\(name)'. See 'ilink help \(name)'."))
  }

  @Test func `C6: no status is above 125 but those of signals, and none is a count`() async {
    for status in ExitStatus.allCases { #expect(status.rawValue <= 125 || [130, 143].contains(status.rawValue)) }
    for count in [1, 10, 256, 300] {
      let list = (1...count).map { "com.example.app\($0)" }.joined(separator: "\n")
      #expect(await ilink("links -", in: world([nothing], input: list)).status == .notFound)
      #expect(await ilink("lookup -", in: world([nothing], input: list)).status == .notFound)
    }
  }

  @Test(arguments: Command.all.flatMap { command in OptionTable.own(of: command).map { (command.name, $0) } })
  func `C9: every option takes its value in the next word or behind "=", and a switch takes none`(
    command: String, spec: OptionSpec
  ) {
    let option = spec.option
    guard spec.value != nil else {
      #expect(ParsedArguments([command, option.name, "x"]).operands == ["x"])
      #expect(!ParsedArguments([command, "\(option.name)=x"]).problems.isEmpty)
      return
    }
    for words in [[command, option.name, "1.0"], [command, "\(option.name)=1.0"], ["\(option.name)=1.0", command]] {
      let parsed = ParsedArguments(words)
      #expect(parsed.value(option) == "1.0" && parsed.operands.isEmpty && parsed.problems.isEmpty, "\(words)")
    }
    #expect(ParsedArguments([command, "--", option.name]).value(option) == nil)
    #expect(option == .version || !ParsedArguments([command, option.name]).problems.isEmpty)
  }

  @Test func `C9: the short options are the few that are common`() {
    let shorts = OptionTable.all.compactMap { spec in spec.short.map { "\($0)" } }
    #expect(shorts.sorted() == ["c", "h", "p", "q", "v"])
  }

  @Test(arguments: [
    "--json check com.example.app --installed 1", "check com.example.app --installed 1 --json",
    "check --json --installed 1 com.example.app", "--installed 1 check --json com.example.app",
    "check --installed=1 --json -- com.example.app",
  ])
  func `C10: options stand anywhere, and the answer is the same`(line: String) async {
    let expected = await ilink("check com.example.app --json --installed 1", in: world([record()]))
    #expect(await ilink(line, in: world([record()])) == expected && expected.status == .updateAvailable)
  }

  @Test(arguments: Command.names)
  func `C11: no beginning of a command is that command`(name: String) async {
    for count in 1..<name.count {
      let short = String(name.prefix(count))
      guard !Command.names.contains(short) else { continue }
      let outcome = await ilink(short)
      #expect(outcome.status == .usage && outcome.messages.hasPrefix("ilink: '\(short)' is not a command."))
      if count > 1 { #expect(outcome.messages.contains("Did you mean '"), "\(outcome.messages)") }
    }
  }

  @Test(arguments: OptionTable.all.map(\.option))
  func `C11: no beginning of an option is that option`(option: Option) {
    for count in 3..<max(option.name.count, 4) where option.name.count > 3 {
      let short = String(option.name.prefix(count))
      guard OptionTable.option(named: short.dropFirst(2)) == nil else { continue }
      #expect(!ParsedArguments(["links", short]).problems.isEmpty && !ParsedArguments(["links", short]).has(option))
    }
  }

  @Test(arguments: [
    ("check a.b --contry de", "Did you mean '--country'?"), ("check a.b --zzz", "See 'ilink help check'."),
    ("check a.b --countres us", "Did you mean '--country'?"),
    ("rollout a.b --countres us", "Did you mean '--countries'?"),
    ("links 7 --camapign x", "Did you mean '--campaign'?"), ("lookup 7 --camapign x", "See 'ilink help lookup'."),
    ("chek", "Did you mean 'check'?"), ("zzz", "See 'ilink help'."), ("help chek", "Did you mean 'check'?"),
    ("help enviroment", "Did you mean 'environment'?"), ("help json chek", "Did you mean 'check'?"),
    ("check a.b --installed 1 --format jsno", "Did you mean 'json'?"),
    ("check a.b --installed 1 --platform macso", "Did you mean 'macos'?"),
    ("check a.b --installed 1 --min-level mior", "Did you mean 'minor'?"),
    ("check a.b --installed 1 --color nevr", "Did you mean 'never'?"),
    ("links 7 --only reveiw", "Did you mean 'review'?"),
    ("open 7 --page devloper", "Did you mean 'developer'?"), ("completion zhs", "Did you mean 'zsh'?"),
    ("demo lnks", "Did you mean 'links'?"), ("links 7 --country deu", "Did you mean 'de'?"),
  ])
  func `C13: an unknown word gets the nearest suggestion, and only one that would work`(line: String, hint: String)
    async
  {
    let outcome = await ilink(line)
    #expect(outcome.status == .usage && outcome.messages.contains(hint), "\(outcome.messages)")
    #expect(
      outcome.messages.split(separator: "\n").count == 1 || line.contains("--installed") || line.hasPrefix("check"))
  }

  @Test func `C16: the same name has one form and one meaning in all commands`() {
    var forms: [Option: Set<String>] = [:]
    for command in Command.all {
      for spec in CompletionWords.options(of: command) {
        forms[spec.option, default: []].insert("\(spec.short.map(String.init) ?? "") \(spec.value ?? "") \(spec.help)")
      }
    }
    for (option, meanings) in forms {
      // Decision 0010 has the one exception.
      #expect(meanings.count == (option == .version ? 2 : 1), "\(option.name): \(meanings)")
    }
  }

  @Test(arguments: Command.names)
  func `C16: a command's own options are none of the common ones`(name: String) throws {
    let command = try #require(Command.named(name))
    #expect(command.options.allSatisfy { !OptionTable.isCommon($0) })
    #expect(Set(command.options).count == command.options.count)
  }

  @Test func `C17: "-" is standard input wherever a file is read`() async {
    let answer = String(decoding: record().body, as: UTF8.self)
    for line in [
      "check com.example.app --installed 1 --from -", "lookup com.example.app --from -",
      "explain com.example.app --installed 1 --from -",
    ] {
      #expect(await [.ok, .updateAvailable].contains(ilink(line, in: world(input: answer)).status), "\(line)")
    }
    #expect(await ilink("links -", in: world(input: "7")).status == .ok)
    #expect(
      await ilink("explain com.example.app --installed 1 --settings -", in: world([record()], input: "{}")).status
        == .ok)
  }

  @Test(arguments: [
    ("check a.b --country xx9 --retries -1 --installed 2.x --timeout soon --color red", 5),
    ("rollout a.b --countries xx9,de --jobs 0 --rate fast --wait-for x", 4),
    ("links 7 --only pge --campaign x --badge png --format xml", 5), ("explain a.b --declined x --os y", 3),
    ("open what --page x --in y", 3), ("serve --port x --latency y --seed z", 3),
  ])
  func `C18: all that is wrong is named at once, before anything is asked`(line: String, count: Int) async {
    let outcome = await ilink(line)
    #expect(outcome.status == .usage && outcome.output.isEmpty)
    #expect(outcome.messages.split(separator: "\n").count == count, "\(outcome.messages)")
  }

  @Test(arguments: [
    "https://user:secret@example.com", "https://secret@example.com", "http://a:secret@127.0.0.1:8910",
    "https://user:secret@itunes.apple.com/",
  ])
  func `C19: a service with a user name is refused, and the secret is not repeated`(store: String) async {
    for (line, environment) in [
      ("check a.b --installed 1 --store \(store)", [:]), ("check a.b --installed 1", ["ILINK_STORE_URL": store]),
    ] as [(String, [String: String])] {
      let outcome = await ilink(line, in: world(environment: environment))
      #expect(outcome.status == .usage && !outcome.messages.contains("secret"), "\(outcome.messages)")
    }
    let file = configWorld(project: #"{"store": "\#(store)"}"#)
    let outcome = await ilink("check a.b --installed 1", in: file)
    #expect(
      outcome.status == .usage && !outcome.messages.contains("secret")
        && outcome.messages.contains(".ilink.json line 1"))
  }

  @Test func `C19: no option and no variable is for a secret`() {
    let names = OptionTable.all.map(\.option.rawValue) + EnvironmentVariable.all.map(\.name)
    for word in ["token", "password", "secret", "key", "login"] {
      #expect(!names.contains { $0.lowercased().contains(word) })
    }
  }
}
