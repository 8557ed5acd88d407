public import Foundation

/// How to wait: the one thing that tests must never really do.
public struct Pause: Sendable {
  /// Waits so many seconds; throws `CancellationError` when the task was cancelled.
  public var wait: @Sendable (TimeInterval) async throws -> Void

  /// Makes a way to wait.
  public init(_ wait: @escaping @Sendable (TimeInterval) async throws -> Void) { self.wait = wait }

  /// Really waits.
  public static let live = Pause { seconds in
    guard seconds > 0 else { return try Task.checkCancellation() }
    try await Task.sleep(nanoseconds: UInt64(min(seconds, longest) * 1_000_000_000))
  }

  /// A year; more would not fit into nanoseconds for very long.
  private static let longest: TimeInterval = 31_536_000
}
