import Foundation

extension RolloutPoller {
  /// The seconds until every storefront has been read once, as far as that can be told; `nil` when it cannot, or when
  /// all are read.
  ///
  /// While requests go out as fast as answers come, the answers so far say how fast that is. After a refusal the rate
  /// says it, after what is left of the pause.
  func secondsToRead(at now: Date) -> TimeInterval? {
    let left = Double(records.count { $0.reading == nil && !isSettledInPass($0) })
    guard left > 0 else { return nil }
    guard pacer.isFast else {
      return pacer.slot(at: now).timeIntervalSince(now) + (left - 1) * pacer.rate.spacing
    }
    let done = records.count { ($0.askedAt ?? .distantPast) >= startedAt && ($0.reading != nil || isSettledInPass($0)) }
    // Before the first round is over, its few answers say nothing of how many come at once.
    guard done >= min(terms.jobs, records.count) else { return nil }
    return now.timeIntervalSince(startedAt) / Double(done) * left
  }

  /// When the next request goes out, if that is settled; `nil` while answers are awaited, or when nothing is asked any
  /// more before the time is over.
  func nextLook(at now: Date) -> Date? {
    var copy = self
    if case .wait(let date?) = copy.next(at: now), date != terms.deadline { return date }
    return nil
  }

  /// When the time is over, where that comes before everything is read, or before anything more is asked.
  func givesUp(at now: Date) -> Date? {
    guard let deadline = terms.deadline else { return nil }
    if let left = secondsToRead(at: now) { return now + left > deadline ? deadline : nil }
    return underWay == 0 && nextLook(at: now) == nil ? deadline : nil
  }

  /// How long it goes on, as far as can be told: until all are read, or until the gate opens, or the time is over; `nil`
  /// when nothing is known.
  func secondsLeft(at now: Date) -> TimeInterval? {
    let mostLeft = terms.deadline?.timeIntervalSince(now)
    if let left = secondsToRead(at: now) { return min(left, mostLeft ?? left) }
    return readCount == records.count ? mostLeft ?? 0 : nil
  }
}
