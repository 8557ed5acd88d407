import Foundation

/// A lock with what it protects, for those who can ask for iOS 16.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let lock = NSLock()
  private let box: Box

  public init(initialState: State) where State: Sendable { box = Box(initialState) }

  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&box.state)
  }
}
