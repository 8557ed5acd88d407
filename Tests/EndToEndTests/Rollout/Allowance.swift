import Foundation

/// So many times yes, then no.
// The count is only touched under the lock.
final class Allowance: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Int

  init(_ count: Int) { left = count }

  /// Whether there is still something to take.
  var isThere: Bool { lock.withLock { left > 0 } }

  /// Takes one, if there is one.
  func take() -> Bool {
    lock.withLock {
      left -= 1
      return left >= 0
    }
  }

  func add(_ count: Int) { lock.withLock { left += count } }
}
