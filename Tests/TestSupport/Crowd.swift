/// Keeps tests with a thousand sockets apart, so that there are never more than some twelve hundred open in the process.
///
/// Foundation's `Process` looks through the list of what is open, and reads past the end of its buffer where that list is
/// longer than some 1350 entries: any test that starts a process meanwhile may crash all of them, in
/// `findMaximumOpenFromProcSelfFD` (seen with Swift 6.3 on Linux, by a backtrace).
public enum Crowd {
  private static let isThere = Guarded(false)

  /// Does something with very many sockets, all of which are closed when it returns, as soon as nobody else does.
  public static func together<Result>(_ body: () throws -> Result) async throws -> Result {
    while isThere.withLock({ isThere in
      defer { isThere = true }
      return isThere
    }) { try await Task.sleep(nanoseconds: 10_000_000) }
    defer { isThere.withLock { $0 = false } }
    return try body()
  }
}
