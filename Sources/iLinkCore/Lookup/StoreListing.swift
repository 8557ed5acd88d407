#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What one storefront says of an app: the record of a valid answer, trimmed to what iLink uses.
///
/// No URL of the answer is kept: links are built from the numbers.
public struct StoreListing: Hashable, Sendable, Codable {
  /// The app's number.
  public var id: AppID
  /// The bundle identifier, in the store's letter case.
  public var bundleID: BundleID
  /// The version as the store writes it, perhaps one that cannot be compared.
  public var versionText: String
  /// The platform that the record itself speaks for. A record for iOS also answers for visionOS, and for the Mac when
  /// ``runsOnMac``; its minimum system stays a number of iOS.
  public var platform: StorePlatform
  /// Whether an iPhone's or iPad's record lists the Mac among its devices.
  public var runsOnMac: Bool
  /// The storefront that answered.
  public var storefront: Storefront

  /// The app's name in that storefront's language.
  public var name: String?
  /// The developer's number.
  public var developerID: DeveloperID?
  /// The developer's name.
  public var developerName: String?
  /// The lowest system on which this version runs, as a number of ``platform``.
  public var minimumSystem: AppVersion?
  /// When this version was released, not when users can get it: binaries follow up to a day later (reported).
  public var releasedAt: Date?
  /// When the app's first version was released; in the future for a pre-order.
  public var firstReleasedAt: Date?
  /// What is new; first releases have none.
  public var releaseNotes: String?
  /// The primary genre's number.
  public var genreID: Int?
  /// The primary genre's name, in English in every storefront (recorded answers).
  public var genreName: String?
  /// The price as the storefront writes it; Arcade apps and pre-orders have none.
  public var formattedPrice: String?
  /// The download's size in bytes.
  public var fileSize: Int64?

  /// Makes a listing from what is required; the rest is set afterwards.
  public init(
    id: AppID, bundleID: BundleID, versionText: String, platform: StorePlatform, storefront: Storefront,
    runsOnMac: Bool = false
  ) {
    self.id = id
    self.bundleID = bundleID
    self.versionText = versionText
    self.platform = platform
    self.storefront = storefront
    self.runsOnMac = runsOnMac
  }

  /// The version, or `nil` when the store's text cannot be compared.
  public var version: AppVersion? { AppVersion(versionText) }

  /// Whether the record is an answer for a platform.
  public func serves(_ asked: StorePlatform) -> Bool {
    switch (platform, asked) {
    case (.iOS, .visionOS): true
    case (.iOS, .macOS): runsOnMac
    default: platform == asked
    }
  }

  /// Whether a system of a platform is new enough; `nil` when that cannot be told: no minimum is known, or it is a
  /// number of another platform.
  public func supports(system: AppVersion, of asked: StorePlatform) -> Bool? {
    guard platform == asked, let minimumSystem else { return nil }
    return system >= minimumSystem
  }
}
