#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A listing on record: what a storefront said, whether that was the user's own one, and when it was last said.
public struct SeenListing: Hashable, Sendable {
  /// The listing.
  public let listing: StoreListing
  /// The listing's version, read once.
  public let version: VersionText
  /// Whether it came from the user's own storefront. A fall-back's may prompt, it never forces.
  public var isOwnStorefront: Bool
  /// When a storefront last answered with this version.
  public var seenAt: Date

  /// Records a listing.
  public init(_ listing: StoreListing, isOwnStorefront: Bool, seenAt: Date) {
    self.listing = listing
    self.isOwnStorefront = isOwnStorefront
    self.seenAt = seenAt
    version = VersionText(listing.versionText)
  }

  /// When this version is old enough to ask for, or `nil` when it is already.
  ///
  /// Ripe is what was released at least `delay` seconds ago, what has no date, and what has an absurd one: further
  /// ahead than the delay.
  public func ripensAt(delay: TimeInterval, at moment: Date) -> Date? {
    guard let releasedAt = listing.releasedAt else { return nil }
    let delay = Period.usable(delay)
    let age = moment.timeIntervalSince(releasedAt)
    return delay > 0 && age < delay && age >= -delay ? releasedAt + delay : nil
  }
}

extension SeenListing: Codable {
  private enum Key: String, CodingKey { case listing, isOwnStorefront, seenAt }

  /// Reads what was recorded.
  ///
  /// - Throws: `DecodingError` when a field is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(StoreListing.self, forKey: .listing),
      isOwnStorefront: try container.decode(Bool.self, forKey: .isOwnStorefront),
      seenAt: try container.decode(Date.self, forKey: .seenAt))
  }

  /// Writes the listing, whose it is and when it was seen.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(listing, forKey: .listing)
    try container.encode(isOwnStorefront, forKey: .isOwnStorefront)
    try container.encode(seenAt, forKey: .seenAt)
  }
}
