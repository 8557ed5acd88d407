import Foundation
import iLinkCore

extension Date {
  /// The moment at which the tests begin: noon, 30 November 2026.
  static let noon = Date(timeIntervalSince1970: 1_796_040_000)
}

extension TimeInterval {
  static func minutes(_ count: Double) -> TimeInterval { count * 60 }
  static func hours(_ count: Double) -> TimeInterval { count * 3600 }
  static func days(_ count: Double) -> TimeInterval { count * 86_400 }
}

/// What tests take for given unless they say otherwise.
enum Given {
  static let appID = AppID(123_456_789)!
  static let developerID = DeveloperID(987_654_321)!
  static let bundleID = BundleID("com.example.app")!
  static let own = Storefront("de")!
  static let launch = LaunchID("this launch")

  static func app(installed: String = "2.2.0", system: String? = "16.4", platform: StorePlatform = .iOS) -> AppIdentity
  {
    AppIdentity(
      bundleID: bundleID, version: VersionText(installed), platform: platform,
      system: system.map { AppVersion($0)! }, distribution: .appStore, region: "DE")
  }

  /// A listing that was released two days before noon.
  static func listing(
    _ version: String, released: Date? = .noon - .days(2), minimum: String? = "16.0",
    in storefront: Storefront = own, platform: StorePlatform = .iOS
  ) -> StoreListing {
    var listing = StoreListing(
      id: appID, bundleID: bundleID, versionText: version, platform: platform, storefront: storefront)
    listing.developerID = developerID
    listing.releasedAt = released
    listing.minimumSystem = minimum.flatMap { AppVersion($0) }
    listing.releaseNotes = "Fixes."
    return listing
  }

  static func seen(_ listing: StoreListing, isOwn: Bool = true, at moment: Date = .noon) -> SeenListing {
    SeenListing(listing, isOwnStorefront: isOwn, seenAt: moment)
  }

  /// Facts under which the user is asked: 2.2.0 is installed, the store has 2.3.0 since two days.
  static func facts(
    installed: String = "2.2.0", store: String? = "2.3.0", trigger: UpdateTrigger = .automatic(.launch)
  ) -> UpdateFacts {
    var facts = UpdateFacts(app: app(installed: installed), launch: launch, trigger: trigger)
    if let store { facts.store(seen(listing(store))) }
    return facts
  }
}

extension UpdateFacts {
  /// Puts listings on record, in place of what was there.
  mutating func store(_ listings: SeenListing...) {
    history.evidence = UpdateEvidence(listings, answeredAt: listings.map(\.seenAt).max())
  }

  /// The answer at a moment.
  func answer(at moment: Date = .noon) -> UpdateDecision.Answer { UpdatePolicy.decide(self, at: moment).answer }
}
