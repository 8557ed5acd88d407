#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UpdateEvidence {
  /// For how long a version that was seen stands against a lower answer: the service's edges disagree for hours.
  public static let disagreement: TimeInterval = Period.day

  /// How many listings are kept; more wait only where many versions are released within one release delay.
  public static let maximumCount = 8

  /// Takes a valid answer onto the record.
  ///
  /// An answer of another storefront or about another app replaces everything. A lower version than one on record
  /// does not lower it within 24 hours of that one's last sight. A fresh version joins the ripe one that it will replace.
  ///
  /// - Parameters:
  ///   - delay: The release delay of today's settings, to know which older versions nobody will need.
  public mutating func record(_ listing: StoreListing, isOwnStorefront: Bool, delay: TimeInterval, at moment: Date) {
    let answer = SeenListing(listing, isOwnStorefront: isOwnStorefront, seenAt: moment)
    let kept = listings.compactMap { seen -> SeenListing? in
      guard seen.listing.isComparable(to: listing), !seen.version.names(answer.version),
        seen.isBelow(answer) || seen.stands(at: moment)
      else { return nil }
      var seen = seen
      seen.isOwnStorefront = isOwnStorefront
      return seen
    }
    listings = Self.sorted(kept + [answer])
    answeredAt = moment
    prune(delay: delay, at: moment)
  }

  /// Takes a valid "not here", or a record of another platform, which is kept to say so.
  ///
  /// Erases the record when the user's own storefront says it, or when nothing told which one that is. A fall-back's
  /// word does not count against the own storefront's listing.
  package mutating func recordAbsence(_ error: LookupError, candidates: StorefrontCandidates, at moment: Date) {
    switch error {
    case .notFound(_, let storefronts, _):
      if candidates.own.map(storefronts.contains) ?? true { self = .none }
    case .otherPlatform(let listing, _):
      let isOwn = candidates.isOwn(listing.storefront)
      guard isOwn || candidates.own == nil || listings.allSatisfy({ $0.listing.storefront == listing.storefront })
      else { return }
      self = UpdateEvidence([SeenListing(listing, isOwnStorefront: isOwn, seenAt: moment)], answeredAt: moment)
    default:
      break
    }
  }

  /// Drops what lies below the newest ripe version, and of too many fresh ones those in the middle: the lowest is the
  /// next to ripen.
  private mutating func prune(delay: TimeInterval, at moment: Date) {
    if let ripe = listings.firstIndex(where: { $0.ripensAt(delay: delay, at: moment) == nil }) {
      listings.removeSubrange((ripe + 1)...)
    }
    if listings.count > Self.maximumCount {
      listings.removeSubrange((Self.maximumCount - 1)..<(listings.count - 1))
    }
  }
}

extension SeenListing {
  fileprivate func isBelow(_ other: SeenListing) -> Bool {
    guard let version = version.version, let otherVersion = other.version.version else { return false }
    return version < otherVersion
  }

  /// Whether a higher version on record outlives a lower answer; never by a date in the future.
  fileprivate func stands(at moment: Date) -> Bool {
    guard version.version != nil, let age = seenAt.age(moment) else { return false }
    return age < UpdateEvidence.disagreement
  }
}

extension StoreListing {
  /// Whether both listings are of the same app, platform and storefront, so that their versions form one history.
  fileprivate func isComparable(to other: StoreListing) -> Bool {
    id == other.id && bundleID == other.bundleID && platform == other.platform && storefront == other.storefront
  }
}
