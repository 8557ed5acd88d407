public import Foundation

/// Keeps two things apart that tests do at the same time: having thousands of sockets open, and starting processes.
///
/// Foundation's `Process` looks through the list of what is open, and reads past the end of its buffer where that list is
/// long: with some 1400 entries the tests' own process crashes in `findMaximumOpenFromProcSelfFD` (seen with Swift 6.3 on
/// Linux, by a backtrace).
public enum Crowd {
  private static let lock = NSLock()

  /// Does something with very many sockets, all of which are closed when it returns.
  public static func together<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

  /// Starts a process while no crowd is there.
  public static func start(_ process: Process) throws { try lock.withLock { try process.run() } }
}
