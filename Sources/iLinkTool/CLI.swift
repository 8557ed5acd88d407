/// The command: words in, text and a status out. Only ``main()`` prints and exits.
public enum CLI {
  /// Runs a call.
  ///
  /// - Parameters:
  ///   - words: The arguments, without the program's name.
  ///   - world: What the command may touch.
  public static func run(_ words: [String], in world: World) async -> Outcome {
    switch begin(words, in: world) {
    case .ended(let outcome): outcome
    case .working(let settings, let work): await finish(work, settings)
    }
  }

  /// A call as far as it goes without waiting.
  enum Begun: Sendable {
    case ended(Outcome)
    case working(Settings, @Sendable () async throws -> Outcome)
  }

  /// Reads the words. Most calls of `links`, and all of `help` and `version`, end here: starting to wait costs more than
  /// they take.
  static func begin(_ words: [String], in world: World) -> Begun {
    let parsed = ParsedArguments(words)
    if parsed.asksForVersion { return .ended(VersionCommand.line) }
    if parsed.has(.help) { return .ended(HelpCommand.page(for: parsed.command)) }
    guard let name = parsed.command else {
      let isEmpty = parsed.problems.isEmpty
      return .ended(isEmpty ? Outcome(messages: HelpCommand.short, status: .usage) : failed(parsed.problems))
    }
    guard let command = Command.named(name) else {
      var problems = parsed.problems
      problems.add(
        "\(Harmless.quoted(name)) is not a command",
        hint: Suggestion.sentence(for: name, among: Command.all.map(\.name)) ?? "See 'ilink help'.")
      return .ended(failed(problems))
    }
    return begin(command, parsed, in: world)
  }

  private static func begin(_ command: Command, _ parsed: ParsedArguments, in world: World) -> Begun {
    var parsed = parsed
    var problems = unreadable(parsed, for: command)
    for (option, _) in parsed.options where !OptionTable.isCommon(option) && !command.options.contains(option) {
      let known = (OptionTable.common.map(\.option) + command.options).map(\.name)
      problems.add(
        "'\(option.name)' is not an option of '\(command.name)'",
        hint: Suggestion.sentence(for: option.name, among: known) ?? "See 'ilink help \(command.name)'.")
    }
    let configuration: Configuration
    do throws(CommandFailure) {
      configuration = command.readsConfig ? try Configuration(parsed, in: world) : .none
    } catch {
      return .ended(outcome(of: error, Settings(parsed, environment: world.environment, problems: &problems)))
    }
    problems.failures += configuration.problems.failures
    parsed.defaults = configuration.defaults(for: command, parsed, environment: world.environment)
    let settings = Settings(parsed, environment: world.environment, problems: &problems)
    let call = Call(command: command, operands: parsed.operands, parsed: parsed, settings: settings, world: world)
    let warnings = settings.verbosity == .quiet ? "" : configuration.warnings
    do {
      switch try prepared(command, call, adding: &problems) {
      case .ended(var outcome):
        outcome.messages = warnings + outcome.messages
        return .ended(outcome)
      case .working(let work) where warnings.isEmpty: return .working(settings, work)
      case .working(let work):
        // At once, since the work may take hours.
        return .working(settings) {
          world.write(warnings, .error)
          return try await work()
        }
      }
    } catch {
      var outcome = outcome(of: error, settings)
      outcome.messages = warnings + outcome.messages
      return .ended(outcome)
    }
  }

  static func finish(_ work: @Sendable () async throws -> Outcome, _ settings: Settings) async -> Outcome {
    do { return try await work() } catch { return outcome(of: error, settings) }
  }

  private static func outcome(of error: any Error, _ settings: Settings) -> Outcome {
    switch error {
    case let problems as UsageProblems: return failed(problems)
    case let failure as CommandFailure: return failed(failure, settings: settings)
    default:
      let text = Harmless.line("\(error)")
      return failed(
        CommandFailure(.failure, "something failed that should not: \(text)", hint: "Please report it."),
        settings: settings)
    }
  }

  /// The command's work, when nothing is wrong with the words; the command reads its own in any case, so that one run
  /// names everything.
  private static func prepared(
    _ command: Command, _ call: Call, adding problems: inout UsageProblems
  ) throws -> Command.Action {
    do {
      let action = try command.prepare(call)
      if problems.isEmpty { return action }
    } catch let more as UsageProblems {
      problems.failures += more.failures
    } catch let failure as CommandFailure where failure.status == .usage || !problems.isEmpty {
      problems.failures.append(failure)
    }
    for index in problems.failures.indices {
      // A value from a file is mended there.
      guard let place = problems.failures[index].option.flatMap(call.parsed.place) else { continue }
      problems.failures[index].message += " (\(place))"
    }
    throw problems
  }

  /// What the parser could not read, in the words of one command: "is not an option of 'check'", and what is near among
  /// those that it has.
  private static func unreadable(_ parsed: ParsedArguments, for command: Command) -> UsageProblems {
    var problems = parsed.problems
    let known = (OptionTable.common.map(\.option) + command.options).map(\.name)
    for (index, word) in parsed.strangers {
      problems.failures[index].message += " of '\(command.name)'"
      problems.failures[index].hint =
        Suggestion.sentence(for: word, among: known) ?? "See 'ilink help \(command.name)'."
    }
    return problems
  }

  private static func failed(_ problems: UsageProblems) -> Outcome {
    Outcome(messages: problems.lines, status: .usage)
  }

  private static func failed(_ failure: CommandFailure, settings: Settings) -> Outcome {
    let details = settings.verbosity == .verbose ? failure.details.map { "  detail: \($0)\n" }.joined() : ""
    return Outcome(
      settings.format == .json ? failure.json.document : "", messages: failure.line + details, status: failure.status)
  }
}
