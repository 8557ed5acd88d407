public import Foundation
public import iLinkClient
public import iLinkCore

/// What a command touches of the world, handed in as values, so that a test replaces any of it in a line.
public struct World: Sendable {
  /// One of the two output streams.
  public enum Stream: Sendable, Hashable {
    /// Data.
    case output
    /// Everything else.
    case error
  }

  /// What is known of the terminal behind a stream.
  public struct Terminal: Sendable, Hashable {
    /// Whether there is one.
    public var isTerminal: Bool
    /// Its width in columns, if known.
    public var width: Int?

    /// Describes a stream.
    public init(isTerminal: Bool = false, width: Int? = nil) {
      self.isTerminal = isTerminal
      self.width = width
    }
  }

  /// The environment variables.
  public var environment: [String: String]
  /// The clock.
  public var now: @Sendable () -> Date
  /// Standard input, whole.
  public var standardInput: @Sendable () throws -> Data
  /// A file's content.
  public var readFile: @Sendable (String) throws -> Data
  /// Whether there is a file or folder.
  public var fileExists: @Sendable (String) -> Bool
  /// The names of what lies in a folder.
  public var folder: @Sendable (String) throws -> [String] = {
    throw CocoaError(.fileReadNoSuchFile, userInfo: ["path": $0])
  }
  /// Writes a file whole or not at all.
  public var writeFile: @Sendable (String, Data) throws -> Void
  /// Standard output's terminal.
  public var outputTerminal: Terminal
  /// Standard error's terminal.
  public var errorTerminal: Terminal
  /// Standard input's terminal.
  public var inputTerminal: Terminal
  /// Waits for a key, at most so many seconds; `nil` when none comes.
  public var key: @Sendable (TimeInterval) async -> Character?
  /// Writes at once, for what cannot wait until the command ends.
  public var write: @Sendable (String, Stream) -> Void
  /// A terminal's width right now, which changes while a command waits; `nil` when it is not known.
  public var width: @Sendable (Stream) -> Int?
  /// The signals that ask the command to stop, from now on; the second one ends the process at once.
  public var signals: @Sendable () -> AsyncStream<Int32>
  /// Waits for so many seconds.
  public var pause: @Sendable (TimeInterval) async throws -> Void
  /// The way to a service, with so many seconds for a request.
  public var transport: @Sendable (LookupService, TimeInterval) -> LookupTransport
  /// The folder that the command was started in; `nil` when nothing is to be looked for there.
  public var currentDirectory: @Sendable () -> String? = { nil }
  /// The program that opens links.
  public var opener = OpeningProgram.ofThisSystem
  /// Runs a program whose output is not ours: it goes to standard error.
  public var runOpener: @Sendable (_ words: [String]) throws -> RunningProgram = {
    throw CocoaError(.executableNotLoadable, userInfo: ["words": $0])
  }
  /// Takes a file away, if it is there.
  public var removeFile: @Sendable (String) -> Void = { _ in }
  /// Starts a program, with more variables in its environment.
  public var startProgram: @Sendable (_ words: [String], _ variables: [String: String]) throws -> RunningProgram = {
    throw CocoaError(.executableNotLoadable, userInfo: ["words": $0, "variables": $1])
  }

  /// The moments at which a line on the terminal must be drawn anew: the process goes on after a stop, or the terminal has
  /// another size.
  public var redraws: @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } }
  /// Whether writing to standard output has failed, so that nobody gets what would follow.
  public var hasLostOutput: @Sendable () -> Bool = { false }

  /// Makes a world.
  public init(
    environment: [String: String] = [:], now: @escaping @Sendable () -> Date,
    standardInput: @escaping @Sendable () throws -> Data = { Data() },
    readFile: @escaping @Sendable (String) throws -> Data = {
      throw CocoaError(.fileReadNoSuchFile, userInfo: ["path": $0])
    },
    fileExists: @escaping @Sendable (String) -> Bool = { _ in false },
    writeFile: @escaping @Sendable (String, Data) throws -> Void = { path, _ in
      throw CocoaError(.fileWriteNoPermission, userInfo: ["path": path])
    },
    outputTerminal: Terminal = Terminal(), errorTerminal: Terminal = Terminal(),
    inputTerminal: Terminal = Terminal(), key: @escaping @Sendable (TimeInterval) async -> Character? = { _ in nil },
    write: @escaping @Sendable (String, Stream) -> Void = { _, _ in },
    width: @escaping @Sendable (Stream) -> Int? = { _ in nil },
    signals: @escaping @Sendable () -> AsyncStream<Int32> = { AsyncStream { $0.finish() } },
    pause: @escaping @Sendable (TimeInterval) async throws -> Void = { _ in },
    transport: @escaping @Sendable (LookupService, TimeInterval) -> LookupTransport
  ) {
    self.environment = environment
    self.now = now
    self.standardInput = standardInput
    self.readFile = readFile
    self.fileExists = fileExists
    self.writeFile = writeFile
    self.outputTerminal = outputTerminal
    self.errorTerminal = errorTerminal
    self.inputTerminal = inputTerminal
    self.key = key
    self.write = write
    self.width = width
    self.signals = signals
    self.pause = pause
    self.transport = transport
  }
}
