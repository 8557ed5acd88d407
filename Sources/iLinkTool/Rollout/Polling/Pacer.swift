import Foundation

/// When the next request may go out at all: as fast as answers come, until the service refuses; then at a rate; and not
/// at all during the pause after a refusal.
struct Pacer: Sendable {
  /// The pauses after a refusal, and after each further one, in seconds.
  static let pauses: [TimeInterval] = [30, 60, 120, 300, 600, 1200, 1800]
  /// So many answers in a row make a refusal forgotten.
  static let answersToForget = 10

  let rate: RequestRate
  let jobs: Int

  /// Whether storefronts that were never read may be asked as fast as answers come.
  private(set) var isFast = true
  /// No request before.
  private(set) var pausedUntil: Date?
  /// Whether the first request after a pause is out, or next: then there is one at a time until there is an answer.
  private(set) var isProbing = false
  /// How many pauses there were without a good answer between.
  private(set) var level = 0
  private var pausedAt: Date?
  private var nextSlot: Date?
  private var answersInRow = 0

  init(rate: RequestRate, jobs: Int) {
    self.rate = rate
    self.jobs = jobs
  }

  /// How many requests may be under way at once.
  var atOnce: Int { isProbing ? 1 : jobs }

  /// When a paced request may go out: not while paused, and at most so many in a minute.
  func slot(at now: Date) -> Date { max(now, nextSlot ?? now, pausedUntil ?? now) }

  /// Whether everything waits.
  func isPaused(at now: Date) -> Bool { pausedUntil.map { $0 > now } ?? false }

  /// A paced request goes out.
  mutating func take(_ requests: Int = 1, at now: Date) {
    nextSlot = max(nextSlot ?? now, now).addingTimeInterval(rate.spacing * Double(requests))
  }

  /// The service is there again, whatever it said.
  mutating func heard() { isProbing = false }

  /// There was a valid answer to a request that went out at a moment. One that was sent before the pause tells nothing
  /// of the time after it.
  mutating func answered(askedAt: Date) {
    if let pausedAt, askedAt <= pausedAt { return }
    heard()
    answersInRow += 1
    if answersInRow >= Self.answersToForget { level = 0 }
  }

  /// The service refused, or breaks off every connection: all requests pause.
  ///
  /// Of several requests that were refused together only the first counts.
  ///
  /// - Parameters:
  ///   - askedAt: When the refused request went out.
  ///   - retryAfter: The seconds for which the service asked; with these the first pause is exactly so long.
  ///   - jitter: A random number from 0 up to 1; the pause is up to a tenth longer.
  /// - Returns: Whether a new pause begins.
  @discardableResult
  mutating func refused(askedAt: Date, retryAfter: TimeInterval?, jitter: Double, at now: Date) -> Bool {
    isFast = false
    answersInRow = 0
    if let pausedAt, askedAt <= pausedAt {
      if let retryAfter { pausedUntil = max(pausedUntil ?? now, now.addingTimeInterval(retryAfter)) }
      return false
    }
    let steps = Self.pauses
    let own = steps[min(level, steps.count - 1)]
    // Whoever is refused right after having waited as long as was asked had better wait longer.
    let length = retryAfter.map { level == 0 ? max($0, 1) : max($0, steps[min(level - 1, steps.count - 1)]) } ?? own
    pausedAt = now
    pausedUntil = now.addingTimeInterval(length * (1 + jitter / 10))
    nextSlot = pausedUntil
    level += 1
    isProbing = true
    return true
  }

  /// Goes on where an earlier run was stopped.
  mutating func resume(pausedUntil: Date, level: Int, at now: Date) {
    isFast = false
    self.level = level
    guard pausedUntil > now else { return }
    self.pausedUntil = min(pausedUntil, now.addingTimeInterval(86_400))
    pausedAt = now
    nextSlot = self.pausedUntil
    isProbing = true
  }
}
