import iLinkCore

extension Command {
  static let help = Command(
    name: "help", summary: "Print help, on a command or a topic",
    usage: ["help [COMMAND]", "help \(HelpTopic.names)", "help json NAME"],
    details: """
      Without an argument: the list of commands. 'man' prints the manual page for
      man(1), 'json' lists the documents, and with a name the schema of one.
      """,
    examples: ["ilink help check", "ilink help exit-codes", "ilink help json check", "ilink help man > ilink.1"],
    options: [], statuses: [.ok, .usage], asksTheStore: false,
    operands: .words(Command.names + HelpTopic.allCases.map(\.rawValue)), formats: [.table], readsConfig: false,
    prepare: { call in
      if call.operands.count == 2, call.operands[0] == HelpTopic.json.rawValue {
        return .ended(SchemaPage.schema(named: call.operands[1]))
      }
      guard call.operands.count < 2 else {
        throw CommandFailure(
          .usage, "'help' takes one word; there are \(call.operands.count)", hint: "Name one command.")
      }
      let outcome = HelpCommand.page(for: call.operands.first)
      return .ended(outcome)
    })
}

/// The pages of the help, made from the tables of commands, options and statuses.
enum HelpCommand {
  static let home = "https://github.com/sidan5/iLink"

  /// What stands for an app.
  static let aboutApps = """
    <app> is a store ID (284910350 or id284910350), a bundle ID, a store URL, or the
    path of an .app, an .xcarchive or an Info.plist. Without one, ILINK_APP holds,
    or the app in a config file.
    """

  /// For a call without words: what there is, in a screen of 24 lines.
  static var short: String {
    """
    Right App Store links, and whether the store has something newer.

    Usage: ilink <command> [<arguments>] [<options>]

    \(commands)

    Example: ilink links 284910350
    Try it without a network: ilink demo
    More: ilink help, ilink help <command>

    """
  }

  /// The page of a command or topic; the main page without one.
  static func page(for word: String?) -> Outcome {
    guard let word else { return Outcome(main) }
    if let command = Command.named(word) { return Outcome(page(of: command)) }
    if let topic = HelpTopic(rawValue: word) { return Outcome(topic.page) }
    let known = Command.all.map(\.name) + HelpTopic.allCases.map(\.rawValue)
    var problems = UsageProblems()
    problems.add(
      "there is no help on \(Harmless.quoted(word))",
      hint: Suggestion.sentence(for: word, among: known) ?? "See 'ilink help'.")
    return Outcome(messages: problems.lines, status: .usage)
  }

  private static var commands: String {
    Command.all.map { "  " + DisplayWidth.padded($0.name, to: 12) + $0.summary }.joined(separator: "\n")
  }

  private static var main: String {
    """
    Right App Store links, and whether the store has something newer.

    Usage:
      ilink <command> [<arguments>] [<options>]

    Commands:
    \(commands)

    \(aboutApps)

    Examples:
      ilink links 284910350
      ilink check com.example.app --installed 2.2.0
      ilink check build/MyApp.xcarchive --min-level minor || test $? -eq 10

    Common options:
    \(options(OptionTable.common))

    More: 'ilink help' with exit-codes, environment, config, countries, json or man.
    \(home)

    """
  }

  private static func page(of command: Command) -> String {
    let own = OptionTable.own(of: command)
    let ownOptions = own.isEmpty ? "" : "Options:\n\(options(own))\n\n"
    return """
      \(command.summary).

      Usage:
      \(command.usage.map { "  ilink \($0)" }.joined(separator: "\n"))

      \(command.details)

      Examples:
      \(command.examples.map { "  \($0)" }.joined(separator: "\n"))

      \(ownOptions)Common options:
      \(options(OptionTable.common(for: command)))

      Exit statuses:
      \(command.statuses.map(HelpTopic.row).joined(separator: "\n"))

      \(home)

      """
  }

  private static func options(_ specs: [OptionSpec]) -> String {
    specs.map { spec in
      let short = spec.short.map { "-\($0), " } ?? "    "
      let name = short + spec.option.name + (spec.value.map { " \($0)" } ?? "")
      let notes = [spec.fallback.map { "default: \($0)" }, spec.environment.map { "$\($0)" }].compactMap { $0 }
      let text = spec.help + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
      let start = "  " + DisplayWidth.padded(name, to: 26)
      return start
        + wrapped(text, to: 52).joined(separator: "\n" + String(repeating: " ", count: DisplayWidth.of(start)))
    }.joined(separator: "\n")
  }

  /// Broken at blanks into lines of at most so many columns.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
