import Foundation
import iLinkCore

/// What one storefront validly answered: a record, or that the app is not sold there.
struct StorefrontReading: Sendable, Hashable, Codable {
  /// The version as the store writes it; `nil` when the app is not sold there.
  var version: String?
  /// When that version was released, if the record says so.
  var releasedAt: Date?
  /// When the app's first version was released, if the record says so.
  var firstReleasedAt: Date?
  /// The platform of a record that there is, when it is another one than was asked for: then the app is not sold there
  /// for ours.
  var otherPlatform: StorePlatform?

  /// The app is not sold there.
  static let absent = StorefrontReading()

  /// Reads a record.
  init(_ listing: StoreListing) {
    version = listing.versionText
    releasedAt = listing.releasedAt
    firstReleasedAt = listing.firstReleasedAt
  }

  /// Puts a reading together.
  init(version: String? = nil, releasedAt: Date? = nil, firstReleasedAt: Date? = nil) {
    self.version = version
    self.releasedAt = releasedAt
    self.firstReleasedAt = firstReleasedAt
  }

  /// Whether the store said that the app is not sold there.
  var isAbsent: Bool { version == nil }

  /// Whether the record says that this version was released more than a day ago: then it has had time to spread, and
  /// one reading is as good as two.
  func isSettled(at now: Date) -> Bool {
    releasedAt.map { now.timeIntervalSince($0) > 86_400 } ?? false
  }
}
