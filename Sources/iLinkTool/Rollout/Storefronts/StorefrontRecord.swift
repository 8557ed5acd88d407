import Foundation
import iLinkCore

/// All that is known of one storefront, and how it came to be known.
struct StorefrontRecord: Sendable, Hashable {
  let storefront: Storefront
  /// The last valid answer; it stays when a later look fails.
  var reading: StorefrontReading?
  /// When that answer came.
  var readAt: Date?
  /// When the request for the last valid answer went out: confirmations are counted from one to the next.
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
  /// Whether a request is under way.
  var isAsked = false

  init(_ storefront: Storefront) { self.storefront = storefront }

  /// What to say of it.
  func status(for target: RolloutTarget?) -> StorefrontStatus {
    guard let reading else { return .unknown }
    guard let version = reading.version else { return .absent }
    guard let target else { return .live }
    return target.isReached(by: version).map { $0 ? .live : .behind } ?? .unknown
  }

  /// Why the status is unknown; `nil` when it is known, or when it was not asked yet.
  func reason(for target: RolloutTarget?) -> UnknownReason? {
    guard status(for: target) == .unknown else { return nil }
    return reading == nil ? failure : .badAnswer
  }
}
