import Foundation

/// Holds up those who ask, until a test opens it.
@_spi(Stage) public final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  // Both only touched under the lock.
  private var isClosed = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  public init() {}

  public func close() {
    lock.lock()
    defer { lock.unlock() }
    isClosed = true
  }

  public func open() {
    lock.lock()
    isClosed = false
    let released = waiting
    waiting = []
    lock.unlock()
    for continuation in released { continuation.resume() }
  }

  private func wait(_ continuation: CheckedContinuation<Void, Never>) {
    lock.lock()
    if isClosed { waiting.append(continuation) }
    let passes = !isClosed
    lock.unlock()
    if passes { continuation.resume() }
  }

  public func pass<Value>(_ value: () -> Value) async -> Value {
    await withCheckedContinuation { wait($0) }
    return value()
  }
}
