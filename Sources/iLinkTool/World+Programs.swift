import Foundation

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that was started.
public struct RunningProgram: Sendable {
  /// Waits for its end and gives back its status: what it exited with, or 128 and the signal that ended it.
  public var status: @Sendable () async -> Int32
  /// Sends it a signal.
  public var send: @Sendable (Int32) -> Void

  /// Makes a program from its two closures.
  public init(status: @escaping @Sendable () async -> Int32, send: @escaping @Sendable (Int32) -> Void) {
    self.status = status
    self.send = send
  }
}

/// Starting programs.
///
/// Not Foundation's way: on Linux that gives the program a process group of its own, so that Ctrl-C would not reach it
/// and it could not read from the terminal.
enum Programs {
  /// The system did not start it.
  struct Failure: Error {
    let number: Int32
    var text: String { String(cString: strerror(number)) }
    /// Whether there is no such program.
    var isAbsence: Bool { number == ENOENT }
  }

  /// Starts a program with our streams, in our process group, with the usual answers to signals.
  ///
  /// - Parameters:
  ///   - words: The program, looked for in `PATH`, and its arguments.
  ///   - variables: Added to our environment.
  ///   - writesToErrors: Whether what it prints goes to standard error, since standard output is for our data.
  static func start(
    _ words: [String], adding variables: [String: String] = [:], writesToErrors: Bool = false
  ) throws(Failure) -> RunningProgram {
    guard let program = words.first else { throw Failure(number: ENOENT) }
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    var actions: posix_spawn_file_actions_t?
    #else
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if writesToErrors { posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let environment = ProcessInfo.processInfo.environment.merging(variables) { _, own in own }
    var process: pid_t = 0
    let number = withCStrings(words) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawnp(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard number == 0 else { throw Failure(number: number) }
    let started = process
    return RunningProgram(status: { await status(of: started) }, send: { kill(started, $0) })
  }

  /// Waits on a thread of its own, since nothing else of the system's waits without one.
  private static func status(of process: pid_t) async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        continuation.resume(returning: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
      }
    }
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
