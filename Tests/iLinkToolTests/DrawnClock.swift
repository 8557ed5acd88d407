import Foundation

@testable import iLinkTool

/// A clock that goes on when somebody waits and nothing else happens, and otherwise stands still.
// All that changes is only touched under the lock.
final class DrawnClock: @unchecked Sendable {
  private let lock = NSLock()
  private var moment: Date
  private var underWay = 0
  /// How many pieces of work have begun; at that number, somebody waited in vain for more.
  private var begun = 0
  private var settled = 0

  init(_ start: Date = .noon) { moment = start }

  var now: Date { lock.withLock { moment } }

  /// Waits until nothing has been going on for a few milliseconds, so that no answer comes hours late by this clock; then
  /// it is so many seconds later than at the call.
  func pause(_ seconds: TimeInterval) async throws {
    let end = now + seconds
    var (quiet, seen) = (0, -1)
    while quiet < 3 {
      try Task.checkCancellation()
      let (isBusy, count, isSettled) = lock.withLock { (underWay > 0, begun, settled == begun) }
      if isSettled, !isBusy { break }
      try await Task.sleep(nanoseconds: 1_000_000)
      quiet = isBusy || count != seen ? 0 : quiet + 1
      seen = count
    }
    lock.withLock {
      if begun == max(seen, settled) { settled = begun }
      moment = max(moment, end)
    }
  }

  /// Work during which the clock does not go on.
  func during<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    lock.withLock {
      underWay += 1
      begun += 1
    }
    defer { lock.withLock { underWay -= 1 } }
    return try await work()
  }
}
