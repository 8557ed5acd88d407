import Foundation
import iLinkCore

/// Whom to ask next, and when: a value without clock or network.
///
/// It is told what came (``take(_:from:at:)``) and says what to do (``next(at:)``). First every storefront once, the
/// largest markets first, as fast as the service answers; then only those that are not confirmed, each at most once per
/// interval, all together at most at the rate, the oldest look first. A refusal pauses everything.
struct RolloutPoller: Sendable {
  /// What to do now.
  enum Step: Sendable, Hashable {
    /// Ask this storefront. The poller takes it for asked.
    case ask(Storefront)
    /// Nothing to ask before this moment, or before an answer comes; `nil`: only an answer changes anything.
    case wait(until: Date?)
    case finished(Ending)
  }

  enum Ending: Sendable, Hashable {
    /// The pass is done, or the gate is open.
    case complete
    /// The time is over, or would be before anything else could be asked.
    case timeUp
    /// Nothing could be read at all, so the rest was not asked.
    case gaveUp
  }

  /// Why everything waits.
  struct Pause: Sendable, Hashable {
    let until: Date
    let reason: UnknownReason
    /// The HTTP status of a refusal.
    let httpStatus: Int?
  }

  /// So many storefronts in a row without an answer to their first request are no accident: as many as are asked at once.
  static let storm = 8
  /// So many storefronts without an answer, and none with one, and the rest is not asked.
  static let hopeless = 5
  /// So many pauses without an answer end a single pass.
  static let mostStormsInPass = 3

  let terms: RolloutTerms
  let startedAt: Date
  /// What is known, in the order of asking.
  var records: [StorefrontRecord]
  let places: [Storefront: Int]
  var pacer: Pacer
  var jitter: Jitter
  /// By how much the second look is put off: up to a fiftieth of the interval.
  let offset: TimeInterval
  /// Those that were never read, asked as fast as answers come while nothing is refused.
  var quick = RolloutAgenda()
  /// The others.
  var paced = RolloutAgenda()
  /// What the gate says, and the moment from which it may say something else by itself.
  var verdict: RolloutGate.Verdict?
  var reconsiderAt: Date?

  /// How many requests this run has made.
  var requests = 0
  /// How many of them were refused.
  var throttledResponses = 0
  /// How many valid answers this run has had.
  var answered = 0
  /// Why there was a pause last.
  var pause: Pause?
  var underWay = 0
  /// The storefronts whose first request failed since the last valid answer.
  var failing: Set<Storefront> = []
  var stormsInRow = 0
  var hasGivenUp = false

  init(_ terms: RolloutTerms, jitter: Jitter = Jitter(), at now: Date) {
    self.terms = terms
    self.jitter = jitter
    offset = terms.interval * self.jitter.next() / 50
    records = terms.storefronts.map { StorefrontRecord($0) }
    places = Dictionary(terms.storefronts.enumerated().map { ($1, $0) }) { first, _ in first }
    pacer = Pacer(rate: terms.rate, jobs: terms.jobs)
    startedAt = now
    reconsider(at: now)
  }

  /// How many storefronts were read, in this run or an earlier one.
  var readCount: Int { records.count { $0.reading != nil } }

  /// The storefronts that keep the gate closed, the largest markets first.
  func missing(at now: Date) -> [Storefront] {
    terms.gate?.missing(records, at: terms.pretendedNow ?? now) ?? []
  }

  /// Says what to do; asked again after every answer, and when the time that it named has come.
  mutating func next(at now: Date) -> Step {
    if let reconsiderAt, reconsiderAt <= now { reconsider(at: now) }
    if let ending = ending(at: now) { return .finished(ending) }
    guard underWay < pacer.atOnce, !hasGivenUp else { return .wait(until: terms.deadline) }
    if pacer.isPaused(at: now) { return wait(until: pacer.pausedUntil, at: now) }
    let quickest = isHoldingBack ? quick.entries.first { records[$0.place].failedTries > 0 } : quick.first
    if let quickest, quickest.due <= now {
      quick.remove(quickest)
      return ask(quickest.place, at: now)
    }
    let slot = pacer.slot(at: now)
    if slot <= now, let oldest = paced.first, oldest.due <= now {
      paced.removeFirst()
      pacer.take(at: now)
      return ask(oldest.place, at: now)
    }
    let times = [quickest?.due, paced.first.map { max($0.due, slot) }].compactMap { $0 }
    return wait(until: times.min(), at: now)
  }

  private mutating func ask(_ place: Int, at now: Date) -> Step {
    records[place].isAsked = true
    records[place].askedAt = now
    underWay += 1
    return .ask(records[place].storefront)
  }

  // MARK: What is left to ask

  /// Judges anew, and makes the agenda from what is still worth asking.
  mutating func reconsider(at now: Date) {
    judge(at: now)
    quick = RolloutAgenda()
    paced = RolloutAgenda()
    for place in records.indices { schedule(place, at: now) }
  }

  /// Asks the gate, and finds out when it may say something else by itself: when a release becomes a day old, one
  /// reading of it is enough.
  mutating func judge(at now: Date) {
    guard let gate = terms.gate else { return }
    let judged = terms.pretendedNow ?? now
    verdict = gate.verdict(on: records, at: judged)
    reconsiderAt = nil
    guard terms.pretendedNow == nil else { return }
    for record in records where record.status == .live && record.confirmations < gate.confirmations {
      guard let day = record.reading?.releasedAt?.addingTimeInterval(86_401), day > now else { continue }
      reconsiderAt = min(reconsiderAt ?? day, day)
    }
  }

  /// Puts a storefront on the agenda, if it is still worth asking and not being asked.
  mutating func schedule(_ place: Int, at now: Date) {
    let record = records[place]
    if record.isAsked { return }
    if terms.isOnePass {
      if isSettledInPass(record) { return }
    } else if let gate = terms.gate, let verdict {
      guard gate.isOpen(record, under: verdict, at: terms.pretendedNow ?? now) else { return }
    }
    if pacer.isFast, record.reading == nil || record.isOld, record.failedTries <= terms.retries {
      quick.insert(place, due: record.dueAt)
    } else {
      paced.insert(place, due: record.dueAt)
    }
  }

  /// While nothing at all was answered, those that failed are tried again before others are asked.
  private var isHoldingBack: Bool { terms.isOnePass && answered == 0 && failing.count >= Self.hopeless }

  /// Whether a single pass is done with a storefront.
  func isSettledInPass(_ record: StorefrontRecord) -> Bool {
    if record.reading != nil, !record.isOld { return true }
    guard let failure = record.failure else { return false }
    if failure == .throttled { return !terms.isPatient }
    return !terms.isPatient || !failure.isWorthAnotherTry || record.failedTries > terms.retries
  }

  // MARK: Ending

  private func ending(at now: Date) -> Ending? {
    if !terms.isOnePass, verdict?.isOpen == true { return .complete }
    if let deadline = terms.deadline, deadline <= now { return .timeUp }
    guard underWay == 0 else { return nil }
    if hasGivenUp { return .gaveUp }
    return terms.isOnePass && quick.isEmpty && paced.isEmpty ? .complete : nil
  }

  private func wait(until date: Date?, at now: Date) -> Step {
    let date = [date, reconsiderAt].compactMap { $0 }.min()
    guard let deadline = terms.deadline else { return .wait(until: date) }
    guard let date, date < deadline else {
      // A pass that can learn nothing more before the time is over need not wait for that.
      return terms.isOnePass && underWay == 0 ? .finished(.timeUp) : .wait(until: deadline)
    }
    return .wait(until: date)
  }
}
