#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What is on record about the store: listings, never decisions, so that today's settings apply to yesterday's answer.
///
/// All listings are of one storefront. They are few: the newest ripe one, and the fresher ones that wait behind it.
public struct UpdateEvidence: Hashable, Sendable {
  /// The listings, the newest version first; one whose version cannot be compared comes last.
  public internal(set) var listings: [SeenListing]
  /// When a storefront last gave a valid listing.
  public internal(set) var answeredAt: Date?

  /// Nothing on record.
  public static let none = UpdateEvidence()

  /// Makes a record; the order does not matter.
  public init(_ listings: [SeenListing] = [], answeredAt: Date? = nil) {
    self.listings = Self.sorted(listings)
    self.answeredAt = answeredAt
  }

  /// The listing with the highest version, ripe or not.
  public var newest: SeenListing? { listings.first }

  /// The newest listing that is old enough to ask for.
  public func newestRipe(delay: TimeInterval, at moment: Date) -> SeenListing? {
    listings.first { $0.ripensAt(delay: delay, at: moment) == nil }
  }

  static func sorted(_ listings: [SeenListing]) -> [SeenListing] {
    listings.sorted { one, other in
      switch (one.version.version, other.version.version) {
      case (let version?, let otherVersion?): version > otherVersion
      case (_?, nil): true
      default: false
      }
    }
  }
}
