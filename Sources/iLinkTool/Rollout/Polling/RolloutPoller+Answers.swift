import Foundation
import iLinkCore

extension RolloutPoller {
  /// What came of asking a storefront.
  struct Answer: Sendable, Hashable {
    enum Result: Sendable, Hashable {
      case reading(StorefrontReading)
      case failure(UnknownReason)
    }

    var result: Result
    /// How many requests it took: a Mac app that is not sold takes two.
    var requests = 1
    /// The seconds for which a refusal asked.
    var retryAfter: TimeInterval?
    /// The HTTP status of a refusal.
    var httpStatus: Int?
  }

  /// What an answer changed.
  struct Change: Sendable, Hashable {
    let before: StorefrontRecord
    let after: StorefrontRecord
    /// The pause that begins with it.
    var pause: Pause?
  }

  /// Takes what came of asking a storefront; `nil` when it was not asked.
  mutating func take(_ answer: Answer, from storefront: Storefront, at now: Date) -> Change? {
    guard let index = places[storefront], records[index].isAsked, let askedAt = records[index].askedAt else {
      return nil
    }
    let before = records[index]
    underWay -= 1
    requests += answer.requests
    records[index].isAsked = false
    records[index].attempts += answer.requests
    let wasQuick = pacer.isFast && before.reading == nil
    if answer.requests > 1, !wasQuick { pacer.take(answer.requests - 1, at: now) }
    let (lastPause, wasFast, hadGivenUp) = (pause, pacer.isFast, hasGivenUp)
    switch answer.result {
    case .reading(let reading): read(reading, at: index, askedAt: askedAt, now: now)
    case .failure(.throttled): refused(answer, at: index, askedAt: askedAt, now: now)
    case .failure(let reason): failed(reason, at: index, askedAt: askedAt, now: now)
    }
    let after = records[index]
    let absentMightCome = verdict?.absentMayCome
    if before.reading != after.reading || before.confirmations != after.confirmations { judge(at: now) }
    let isForAll =
      absentMightCome != verdict?.absentMayCome || wasFast != pacer.isFast || hadGivenUp != hasGivenUp
      || after.failure == .throttled
    if isForAll { reconsider(at: now) } else { schedule(index, at: now) }
    return Change(before: before, after: after, pause: pause == lastPause ? nil : pause)
  }

  /// The run ends: says of each storefront that was never read why that is. After a signal there is no reason.
  mutating func close(_ ending: Ending?) {
    guard let ending else { return }
    let last = records.compactMap(\.failure).last
    for index in records.indices where records[index].reading == nil && records[index].failure == nil {
      switch ending {
      case .gaveUp: records[index].failure = last ?? .network
      case .timeUp where records[index].isAsked: records[index].failure = .timeout
      case .timeUp: records[index].failure = pause?.reason ?? .timeout
      case .complete: continue  // a quorum was reached without it
      }
    }
  }

  // MARK: Kinds of answers

  private mutating func read(_ reading: StorefrontReading, at index: Int, askedAt: Date, now: Date) {
    answered += 1
    failing = []
    stormsInRow = 0
    pacer.answered(askedAt: askedAt)
    let isFirst = records[index].reading == nil
    let old = records[index].standing
    records[index].take(reading, for: terms.target)
    records[index].readAt = now
    records[index].isOld = false
    records[index].failure = nil
    records[index].failedTries = 0
    // Runs that began together shall not go on together; the order of a run's own looks stays.
    records[index].dueAt = askedAt.addingTimeInterval(terms.interval + (isFirst ? offset : 0))
    let new = records[index].standing
    guard let new, new == old, records[index].confirmations > 0, let counted = records[index].countedAt else {
      records[index].confirmations = new == nil ? 0 : 1
      records[index].countedAt = askedAt
      return
    }
    // A thousandth of a second is what a clock or a saved number may be off.
    guard askedAt.timeIntervalSince(counted) >= terms.interval - 0.001 else { return }
    records[index].confirmations += 1
    records[index].countedAt = askedAt
  }

  private mutating func refused(_ answer: Answer, at index: Int, askedAt: Date, now: Date) {
    throttledResponses += 1
    records[index].failure = .throttled
    guard terms.isPatient else {
      // Nobody waits: the rest is refused as well.
      pause = Pause(until: now, reason: .throttled, httpStatus: answer.httpStatus)
      for other in records.indices where records[other].reading == nil && !records[other].isAsked {
        records[other].failure = records[other].failure ?? .throttled
      }
      return
    }
    records[index].dueAt = nil
    stop(.throttled, answer, askedAt: askedAt, now: now)
  }

  private mutating func failed(_ reason: UnknownReason, at index: Int, askedAt: Date, now: Date) {
    records[index].failure = reason
    records[index].failedTries += 1
    let tries = records[index].failedTries
    let isRetried =
      terms.isPatient && reason.isWorthAnotherTry && tries <= terms.retries && records[index].reading == nil
    let backOff = min(pow(2, Double(tries - 1)), 60) * (0.5 + jitter.next() / 2)
    records[index].dueAt =
      isRetried ? now.addingTimeInterval(backOff) : askedAt.addingTimeInterval(terms.interval)
    if reason.isWorthAnotherTry {
      if tries == 1 { failing.insert(records[index].storefront) }
    } else {
      pacer.heard()
    }
    if terms.isOnePass, answered == 0 { return giveUpIfHopeless() }
    guard terms.isPatient, reason.isWorthAnotherTry, failing.count >= Self.storm || pacer.isProbing else { return }
    failing = []
    if stop(reason, nil, askedAt: askedAt, now: now) { stormsInRow += 1 }
    if terms.isOnePass, stormsInRow > Self.mostStormsInPass { hasGivenUp = true }
  }

  /// Everything pauses, unless it does already.
  @discardableResult
  private mutating func stop(_ reason: UnknownReason, _ answer: Answer?, askedAt: Date, now: Date) -> Bool {
    let isNew = pacer.refused(askedAt: askedAt, retryAfter: answer?.retryAfter, jitter: jitter.next(), at: now)
    if let until = pacer.pausedUntil, isNew || until != pause?.until {
      pause = Pause(until: until, reason: reason, httpStatus: answer?.httpStatus)
    }
    return isNew
  }

  /// A service of which nothing was ever heard is not asked for the rest of a pass.
  private mutating func giveUpIfHopeless() {
    let hopeless = records.filter { $0.reading == nil && $0.failure != nil && isSettledInPass($0) }
    if hopeless.count >= min(Self.hopeless, records.count) { hasGivenUp = true }
  }
}
