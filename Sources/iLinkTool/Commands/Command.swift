import Foundation

/// A command: what the help says of it, which options it takes, and what it does.
struct Command: Sendable {
  let name: String
  /// What it does, in a line of the list of commands.
  let summary: String
  /// The forms of a call, without `ilink`.
  let usage: [String]
  /// What the help says besides.
  let details: String
  /// Calls that work, with `ilink`.
  let examples: [String]
  /// Its own options, besides the common ones.
  let options: [Option]
  /// The statuses that it ends with.
  let statuses: [ExitStatus]
  /// Whether it asks the store, so that the options about asking mean something.
  var asksTheStore = true
  /// What stands behind it besides options.
  var operands = Operands.app
  /// How it can write its data.
  var formats = OutputFormat.allCases
  /// Whether config files are read for it; not where that would only cost time.
  var readsConfig = true
  /// Reads its words, and throws all that is wrong with them; what it gives back does the work.
  let prepare: @Sendable (Call) throws -> Action

  /// What the words behind a command are, for completion and config files.
  enum Operands: Sendable, Hashable {
    /// One app or several.
    case app
    /// Some of a few words.
    case words([String])
    /// A program to run, behind `--`.
    case program

    var isApp: Bool { self == .app }
  }

  /// What a call comes to.
  enum Action: Sendable {
    /// Its answer, without anything that takes time.
    case ended(Outcome)
    /// Work that may take time.
    case working(@Sendable () async throws -> Outcome)
  }

  /// Every command, in the order of the help.
  static var all: [Command] { makers.map { $0.command() } }

  /// Their names, without making them.
  static var names: [String] { makers.map(\.name) }

  /// One command; the pages of the others are not made for it.
  static func named(_ name: String) -> Command? { makers.first { $0.name == name }?.command() }

  private static let makers: [(name: String, command: @Sendable () -> Command)] = [
    ("links", { .links }), ("lookup", { .lookup }), ("check", { .check }), ("explain", { .explain }),
    ("rollout", { .rollout }), ("preview", { .preview }), ("open", { .open }), ("serve", { .serve }),
    ("demo", { .demo }), ("completion", { .completion }), ("help", { .help }), ("version", { .version }),
  ]
}

/// A command together with the words it was called with.
struct Call: Sendable {
  let command: Command
  let operands: [String]
  let parsed: ParsedArguments
  let settings: Settings
  let world: World

  /// The time for messages and for caches: `--now`, else the clock's.
  var now: Date { settings.now ?? world.now() }

  /// The look of standard output.
  var style: Style {
    settings.colour.style(isTerminal: world.outputTerminal.isTerminal, environment: world.environment)
  }

  /// The width for tables and texts: `COLUMNS`, else the terminal's; none in a pipe.
  var width: Int? {
    guard world.outputTerminal.isTerminal else { return nil }
    return world.environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? world.outputTerminal.width
      ?? 80
  }

  /// Reads the options of the command itself.
  func reader() -> ValueReader {
    ValueReader(parsed: parsed, environment: world.environment, problems: UsageProblems())
  }
}

/// What a command gives back: data, messages, a status.
public struct Outcome: Sendable, Hashable {
  /// For standard output.
  public var output: String
  /// For standard error.
  public var messages: String
  /// The exit status.
  public var status: ExitStatus
  /// The status of a program that was run, which takes the place of ours.
  public var programStatus: Int32?

  /// Makes an outcome.
  public init(_ output: String = "", messages: String = "", status: ExitStatus = .ok) {
    self.output = output
    self.messages = messages
    self.status = status
  }
}
