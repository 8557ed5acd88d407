import Foundation
import iLinkCore

/// When a release counts as arrived: the rule that opens the gate, as a pure function of what was read.
///
/// Every *required* storefront must have been read as live so many times in a row. Required are the storefronts that
/// were named, where "not sold here" means "not yet"; of `all` those that did not say "not sold here" that many times.
/// So a storefront of which nothing is known always counts against the gate, and never for it.
struct RolloutGate: Sendable, Hashable {
  let target: RolloutTarget
  /// Whether the storefronts were named, by code or as `major`, and not `all`.
  var isNamed = false
  var quorum: Quorum?
  /// How many readings in a row are asked for.
  var confirmations = 2

  /// Why the gate stays closed though the numbers might open it.
  enum Hold: Sendable, Hashable {
    /// "Not sold here" and "not here yet" look the same for a first release.
    case firstRelease
    /// Every storefront answered "not sold here".
    case absentEverywhere
  }

  struct Verdict: Sendable, Hashable {
    let isOpen: Bool
    /// How many required storefronts are confirmed.
    let confirmed: Int
    /// How many are required.
    let required: Int
    let hold: Hold?
    /// Whether a confirmed "not sold here" may still become something else, and is worth asking again.
    let absentMayCome: Bool
  }

  /// Judges what was read.
  func verdict(on records: [StorefrontRecord], at now: Date) -> Verdict {
    var (required, confirmed, absent, sold) = (0, 0, 0, 0)
    for record in records {
      if record.status == .absent { absent += 1 } else if record.reading != nil { sold += 1 }
      guard isRequired(record) else { continue }
      required += 1
      if isConfirmed(record, at: now) { confirmed += 1 }
    }
    let isFirst = isFirstRelease(records)
    let hold: Hold? =
      absent == records.count && absent > 0
      ? .absentEverywhere
      // Sold everywhere leaves nothing in doubt.
      : isFirst && absent > 0 && !isToldWhere ? .firstRelease : nil
    let needed = quorum?.needed(of: required) ?? max(required, 1)
    var isShort = false
    if case .count(let count) = quorum { isShort = required < count }
    return Verdict(
      isOpen: hold == nil && confirmed >= needed, confirmed: confirmed, required: required, hold: hold,
      absentMayCome: isNamed || isFirst || sold == 0 || isShort)
  }

  /// The required storefronts that are not confirmed.
  func missing(_ records: [StorefrontRecord], at now: Date) -> [Storefront] {
    records.filter { isRequired($0) && !isConfirmed($0, at: now) }.map(\.storefront)
  }

  /// Whether a storefront was read as live often enough; once, when its record was released more than a day ago.
  func isConfirmed(_ record: StorefrontRecord, at now: Date) -> Bool {
    guard record.status == .live else { return false }
    if record.confirmations >= confirmations { return true }
    return record.confirmations > 0 && record.reading?.isSettled(at: now) == true
  }

  /// Whether it is still worth asking. A confirmed "not sold here" is not, unless it may be a "not yet".
  func isOpen(_ record: StorefrontRecord, under verdict: Verdict, at now: Date) -> Bool {
    (isRequired(record) || verdict.absentMayCome) && !isConfirmed(record, at: now)
  }

  private func isRequired(_ record: StorefrontRecord) -> Bool {
    isNamed || record.status != .absent || record.confirmations < confirmations
  }

  /// Named storefronts, or a number of them, say what a first release has to reach.
  private var isToldWhere: Bool {
    if case .count = quorum { return true }
    return isNamed
  }

  /// Whether the app's first release and the release that is waited for fall on the same day. The earliest first release
  /// of all records counts, because a storefront that was added later may have a date of its own.
  private func isFirstRelease(_ records: [StorefrontRecord]) -> Bool {
    var first: Date?
    for record in records {
      if let date = record.reading?.firstReleasedAt { first = min(first ?? date, date) }
    }
    guard let day = first.map(Self.day) else { return false }
    return records.contains { record in
      record.status == .live && record.reading?.releasedAt.map(Self.day) == day
    }
  }

  /// The day in UTC.
  private static func day(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }
}
