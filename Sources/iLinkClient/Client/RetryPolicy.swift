public import Foundation

/// Whether, and after how long, a request that failed is tried again.
///
/// Only for what may well be different next time: no connection, a connection that broke off, a time-out, a failing
/// server (5xx), and throttling (403, 429). An answer, whatever it says, is never asked for twice.
public struct RetryPolicy: Hashable, Sendable {
  /// How many tries may follow the first.
  public var retries: Int
  /// The wait before the second try, in seconds; it doubles with each further one.
  public var firstDelay: TimeInterval
  /// The longest of these waits.
  public var maximumDelay: TimeInterval
  /// The longest wait that a service may ask for (`Retry-After`); if it asks for more, there is no further try.
  public var maximumRetryAfter: TimeInterval
  /// When all must be over: no wait goes beyond it.
  public var deadline: Date?

  /// Makes a policy.
  public init(
    retries: Int, firstDelay: TimeInterval = 1, maximumDelay: TimeInterval = 60,
    maximumRetryAfter: TimeInterval = 1800, deadline: Date? = nil
  ) {
    self.retries = retries
    self.firstDelay = firstDelay
    self.maximumDelay = maximumDelay
    self.maximumRetryAfter = maximumRetryAfter
    self.deadline = deadline
  }

  /// One try and no more.
  public static let none = RetryPolicy(retries: 0)

  /// The wait before the next try; `nil` when there shall be none.
  ///
  /// - Parameters:
  ///   - tries: How many tries there were, 1 or more.
  ///   - retryAfter: The seconds for which the service asked.
  ///   - now: The moment.
  ///   - jitter: A random number from 0 up to 1. The wait is between half and the whole of what doubling gives, so that
  ///     many clients do not come back at the same moment.
  public func delay(
    afterTries tries: Int, retryAfter: TimeInterval? = nil, now: Date, jitter: Double
  ) -> TimeInterval? {
    guard tries <= retries else { return nil }
    let whole = min(firstDelay * pow(2, Double(max(tries, 1) - 1)), maximumDelay)
    let backOff = max(whole * (0.5 + min(max(jitter, 0), 1) / 2), 0)
    if let retryAfter, retryAfter > maximumRetryAfter { return nil }
    let delay = max(backOff, retryAfter ?? 0)
    if let deadline, now + delay > deadline { return nil }
    return delay
  }

  /// Whether a reply with this status is worth another try.
  public func covers(status: Int) -> Bool { status == 403 || status == 429 || (500...599).contains(status) }
}
