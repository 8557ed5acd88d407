#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A listing, and where it came from.
public struct LookupAnswer: Hashable, Sendable {
  /// The listing of the storefront that answered.
  public var listing: StoreListing
  /// Whether that storefront is the user's own one. A listing from a fall-back may prompt, it never forces.
  public var isOwnStorefront: Bool
  /// What to hand to the next query, so that the storefront that answered is asked first.
  public var remembered: StorefrontCandidates.Remembered
  /// The storefronts that were asked before and validly answered "not here".
  public var notFoundIn: [Storefront]
  /// The request that brought the listing.
  public var source: LookupSource

  /// Makes an answer.
  public init(
    listing: StoreListing, isOwnStorefront: Bool, remembered: StorefrontCandidates.Remembered,
    notFoundIn: [Storefront] = [], source: LookupSource
  ) {
    self.listing = listing
    self.isOwnStorefront = isOwnStorefront
    self.remembered = remembered
    self.notFoundIn = notFoundIn
    self.source = source
  }
}

/// How an answer was had: for logs, reports and the question "how old is this".
public struct LookupSource: Hashable, Sendable {
  /// The address; `nil` when the answer did not come from a service.
  public var url: URL?
  /// When it came.
  public var fetchedAt: Date
  /// The HTTP status; `nil` when the answer did not come from a service.
  public var httpStatus: Int?
  /// For how many seconds a cache had kept it, if it said so.
  public var cacheAge: TimeInterval?
  /// How many tries it took, 1 or more.
  public var attempts: Int

  /// Makes a source.
  public init(
    url: URL?, fetchedAt: Date, httpStatus: Int? = 200, cacheAge: TimeInterval? = nil, attempts: Int = 1
  ) {
    self.url = url
    self.fetchedAt = fetchedAt
    self.httpStatus = httpStatus
    self.cacheAge = cacheAge
    self.attempts = attempts
  }
}
