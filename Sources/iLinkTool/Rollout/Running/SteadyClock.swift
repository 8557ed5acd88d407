import Foundation

/// The clock's time, made so that it never goes back: a clock that is set right while a command waits must not keep it
/// waiting for as long again.
struct SteadyClock: Sendable {
  private let read: @Sendable () -> Date
  private var last: Date?
  private var offset: TimeInterval = 0

  init(_ read: @escaping @Sendable () -> Date) { self.read = read }

  /// The moment.
  mutating func now() -> Date {
    let raw = read()
    if let last, raw + offset < last { offset = last.timeIntervalSince(raw) }
    let now = raw + offset
    last = now
    return now
  }
}
