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
    /// The required ones that are not confirmed, the largest markets first.
    let missing: [Storefront]
    let hold: Hold?
  }

  /// Judges what was read.
  func verdict(on records: [StorefrontRecord], at now: Date) -> Verdict {
    let required = records.filter { isRequired($0) }
    let missing = required.filter { !isConfirmed($0, at: now) }
    let confirmed = required.count - missing.count
    let hold = hold(records)
    let needed = quorum?.needed(of: required.count) ?? max(required.count, 1)
    return Verdict(
      isOpen: hold == nil && confirmed >= needed, confirmed: confirmed, required: required.count,
      missing: missing.map(\.storefront), hold: hold)
  }

  /// Whether a storefront was read as live often enough; once, when its record was released more than a day ago.
  func isConfirmed(_ record: StorefrontRecord, at now: Date) -> Bool {
    guard record.status(for: target) == .live else { return false }
    return record.confirmations >= confirmations || record.reading?.isSettled(at: now) == true
  }

  /// The storefronts that are still worth asking. A confirmed "not sold here" is not, unless it may be a "not yet".
  func open(_ records: [StorefrontRecord], at now: Date) -> [StorefrontRecord] {
    let absentMayCome = absentMayCome(records)
    return records.filter { record in
      isRequired(record) || absentMayCome ? !isConfirmed(record, at: now) : false
    }
  }

  private func isRequired(_ record: StorefrontRecord) -> Bool {
    isNamed || record.status(for: target) != .absent || record.confirmations < confirmations
  }

  private func hold(_ records: [StorefrontRecord]) -> Hold? {
    if !records.isEmpty, records.allSatisfy({ $0.reading?.isAbsent == true }) { return .absentEverywhere }
    return isFirstRelease(records) && !isToldWhere ? .firstRelease : nil
  }

  /// Named storefronts, or a number of them, say what a first release has to reach.
  private var isToldWhere: Bool {
    if case .count = quorum { return true }
    return isNamed
  }

  /// Whether the app's first release and the release that is waited for fall on the same day. The earliest first release
  /// of all records counts, because a storefront that was added later may have a date of its own.
  func isFirstRelease(_ records: [StorefrontRecord]) -> Bool {
    guard let first = records.compactMap({ $0.reading?.firstReleasedAt }).min() else { return false }
    return records.contains { record in
      guard record.status(for: target) == .live, let released = record.reading?.releasedAt else { return false }
      return Self.day(released) == Self.day(first)
    }
  }

  private func absentMayCome(_ records: [StorefrontRecord]) -> Bool {
    if isNamed || isFirstRelease(records) || !records.contains(where: { $0.reading?.isAbsent == false }) { return true }
    guard case .count(let count) = quorum else { return false }
    return records.filter(isRequired).count < count
  }

  /// The day in UTC.
  private static func day(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }
}
