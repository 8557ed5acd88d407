import Foundation
import iLinkCore

extension RolloutState {
  /// Writes down what a poller knows. Entries of storefronts that are not asked this time stay as they are.
  mutating func keep(_ poller: RolloutPoller) {
    let asked = Set(poller.terms.storefronts)
    storefronts = storefronts.filter { !asked.contains($0.country) } + poller.records.map { Entry($0) }
    storefronts.sort { $0.country < $1.country }
    pausedUntil = poller.pacer.pausedUntil
    pauses = poller.pacer.level
  }

  /// Tells a new poller what was known.
  ///
  /// Confirmations hold for the version that was waited for; for another one they begin anew. A single pass goes on
  /// only where one was stopped, and not with what is more than a day old; one that decides about a version reads anew
  /// what does not count yet. Times that lie in the future, because the clock was set back, count as now.
  func restore(_ poller: inout RolloutPoller, at now: Date) {
    let terms = poller.terms
    if let pausedUntil, pausedUntil.addingTimeInterval(1800) > now {
      poller.pacer.resume(pausedUntil: pausedUntil, level: pauses, at: now)
      poller.pause = poller.pacer.pausedUntil.map { .init(until: $0, reason: .throttled, httpStatus: nil) }
    }
    let isSamePass = target == terms.target?.version.description && isExact == (terms.target?.isExact ?? false)
    guard terms.target != nil || (isSamePass && !isFinished) else { return poller.reconsider(at: now) }
    let entries = Dictionary(storefronts.map { ($0.country, $0) }) { _, last in last }
    for index in poller.records.indices {
      guard let entry = entries[poller.records[index].storefront] else { continue }
      if terms.target == nil, let readAt = entry.readAt, now.timeIntervalSince(readAt) > 86_400 { continue }
      poller.records[index].restore(entry, terms: terms, isSamePass: isSamePass, at: now)
    }
    poller.reconsider(at: now)
  }
}

extension RolloutState.Entry {
  fileprivate init(_ record: StorefrontRecord) {
    self.init(
      country: record.storefront, reading: record.reading, readAt: record.readAt, countedAt: record.countedAt,
      askedAt: record.askedAt, confirmations: record.confirmations, attempts: record.attempts)
  }
}

extension StorefrontRecord {
  fileprivate mutating func restore(
    _ entry: RolloutState.Entry, terms: RolloutTerms, isSamePass: Bool, at now: Date
  ) {
    func past(_ date: Date?) -> Date? { date.map { min($0, now) } }
    attempts = max(entry.attempts, 0)
    askedAt = past(entry.askedAt)
    guard let reading = entry.reading else { return }
    take(reading, for: terms.target)
    readAt = past(entry.readAt)
    dueAt = askedAt.map { $0 + terms.interval }
    if isSamePass {
      countedAt = past(entry.countedAt)
      confirmations = max(entry.confirmations, 0)
    }
    guard let gate = terms.gate, terms.isOnePass, let dueAt, dueAt <= now else { return }
    let isSettled = confirmations >= gate.confirmations && (status == .live || status == .absent && !gate.isNamed)
    isOld = !isSettled
    if isOld { self.dueAt = nil }
  }
}
