import Foundation

/// A value behind a lock, for state that callbacks and cancellation handlers share.
///
/// `Mutex` would do the same, but needs iOS 18. Nothing that may wait or call out belongs between the braces: no
/// continuation is resumed and no task is cancelled while a lock is held, because either may wait for the task's own
/// lock, which a cancellation handler holds.
// The value is only touched between lock() and unlock(), so sharing the box is safe.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
