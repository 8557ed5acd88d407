import Foundation
import iLinkCore

/// All that is known of one storefront, and how it came to be known.
struct StorefrontRecord: Sendable, Hashable {
  let storefront: Storefront
  /// The last valid answer; it stays when a later look fails.
  private(set) var reading: StorefrontReading?
  /// What to say of it.
  private(set) var status = StorefrontStatus.unknown
  /// When the last valid answer came.
  var readAt: Date?
  /// When the request went out whose answer was counted last: confirmations are an interval apart.
  var countedAt: Date?
  /// How many times in a row the storefront said the same of the target: reached, or not sold here.
  var confirmations = 0
  /// When it was last asked.
  var askedAt: Date?
  /// How many requests it was asked with, in all runs.
  var attempts = 0
  /// Why the last look failed, when it did.
  var failure: UnknownReason?
  /// How many looks failed since the last valid answer, refusals not counted.
  var failedTries = 0
  /// It may not be asked before.
  var dueAt: Date?
  /// Whether the reading is an earlier run's, and is to be had anew in this pass.
  var isOld = false
  /// Whether a request is under way.
  var isAsked = false

  init(_ storefront: Storefront) { self.storefront = storefront }

  /// Takes a valid answer, and judges it by what is waited for.
  mutating func take(_ reading: StorefrontReading, for target: RolloutTarget?) {
    guard self.reading != reading else { return }
    self.reading = reading
    guard let version = reading.version else {
      status = .absent
      return
    }
    guard let target else {
      status = .live
      return
    }
    status = target.isReached(by: version).map { $0 ? .live : .behind } ?? .unknown
  }

  /// What counts as "the same again"; `nil` for what confirms nothing.
  var standing: StorefrontStatus? { status == .live || status == .absent ? status : nil }

  /// Why the status is unknown; `nil` when it is known, or when it was not asked yet.
  var reason: UnknownReason? {
    guard status == .unknown else { return nil }
    return reading == nil ? failure : .badAnswer
  }
}
