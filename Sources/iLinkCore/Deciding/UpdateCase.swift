#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The facts at a moment, with the listing that the rules speak of.
struct UpdateCase {
  let facts: UpdateFacts
  let moment: Date
  let installed: VersionText
  /// The listing that the rules speak of; `nil` when nothing about this app is on record.
  let subject: SeenListing?
  /// When the first newer version ripens, if the subject is not ripe.
  let ripensAt: Date?

  init(_ facts: UpdateFacts, at moment: Date) {
    self.facts = facts
    self.moment = moment
    installed = facts.installed
    let delay = facts.settings.releaseDelay
    let listings = facts.history.evidence.listings
    let installed = installed.version
    func isNewer(_ seen: SeenListing) -> Bool {
      guard let installed, let version = seen.version.version else { return false }
      return version > installed
    }
    func isRipe(_ seen: SeenListing) -> Bool { seen.ripensAt(delay: delay, at: moment) == nil }
    let ripe = listings.first { facts.isAbout($0.listing) && isRipe($0) }

    if let ripe, isNewer(ripe) {
      subject = ripe
      ripensAt = nil
    } else if let fresh = listings.first(where: { facts.isAbout($0.listing) && isNewer($0) && !isRipe($0) }) {
      // Nothing ripe to ask for. The user may still ask, and is told of the newest.
      subject = fresh
      ripensAt = listings.filter { facts.isAbout($0.listing) && isNewer($0) }
        .compactMap { $0.ripensAt(delay: delay, at: moment) }.min()
    } else {
      subject = ripe ?? listings.first { facts.isAbout($0.listing) }
      ripensAt = nil
    }
  }

  /// Whether the listing is the user's own storefront's, by today's settings.
  var isOwnStorefront: Bool {
    guard let subject else { return false }
    guard let explicit = facts.settings.appStoreCountry else { return subject.isOwnStorefront }
    return subject.listing.storefront == explicit
  }

  /// When the first version above a declined one ripens.
  func ripensAt(above declined: AppVersion) -> Date? {
    facts.history.evidence.listings.compactMap { seen in
      guard facts.isAbout(seen.listing), let version = seen.version.version, version > declined else { return nil }
      return seen.ripensAt(delay: facts.settings.releaseDelay, at: moment)
    }.min()
  }
}

extension UpdateFacts {
  /// Whether a listing is about the app that today's settings name.
  func isAbout(_ listing: StoreListing) -> Bool {
    if let id = settings.appStoreID, listing.id != id { return false }
    if let bundleID, listing.bundleID != bundleID { return false }
    return true
  }
}
