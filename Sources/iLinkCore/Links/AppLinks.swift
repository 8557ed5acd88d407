#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An app's links as they are now: built from the numbers that are known, unless the app's own code set a URL.
///
/// A link is `nil` while its number is unknown; there is never one with `id0`.
public struct AppLinks: Hashable, Sendable {
  /// What a link is for.
  public enum Use: Sendable, Hashable, CaseIterable {
    /// To open on this device, in the store app itself.
    case local
    /// To send to others: https, works everywhere.
    case sharing
  }

  private let settings: UpdateSettings
  /// The app's number: the configured one, else the one that was looked up.
  public let appID: AppID?
  /// The developer's number: the configured one, else the one that was looked up.
  public let developerID: DeveloperID?
  /// The platform that local links are for.
  public let platform: StorePlatform

  /// The links of an app.
  public init(settings: UpdateSettings, history: UpdateHistory, platform: StorePlatform) {
    self.settings = settings
    self.platform = platform
    appID = settings.appStoreID ?? history.appID
    developerID = settings.artistID ?? history.developerID
  }

  /// The app's page.
  public func appURL(for use: Use) -> URL? {
    let own = use == .local ? settings.appLocalURL : settings.appShareURL
    return OwnURL.checked(own) ?? appID.map { url(.app($0), use) }
  }

  /// The developer's page.
  public func developerURL(for use: Use) -> URL? {
    OwnURL.checked(settings.artistURL) ?? developerID.map { url(.developer($0), use) }
  }

  /// The page for writing a review.
  public func ratingURL(for use: Use) -> URL? {
    OwnURL.checked(settings.ratingsURL) ?? appID.map { url(.review($0), use) }
  }

  /// The URLs to try for a destination, one after the other until the system takes one: the local form, then https.
  /// Empty while the number is unknown.
  public func candidates(for destination: OpenDestination) -> [URL] {
    let forms: [URL?]
    switch destination {
    case .appPage:
      // An own local page without an own one to share stands alone: the app may not be in the store at all.
      let isOwn = OwnURL.checked(settings.appLocalURL) != nil && OwnURL.checked(settings.appShareURL) == nil
      forms = [appURL(for: .local), isOwn ? nil : appURL(for: .sharing)]
    case .review: forms = [ratingURL(for: .local), ratingURL(for: .sharing)]
    case .developer: forms = [developerURL(for: .local), developerURL(for: .sharing)]
    case .anotherApp(let app): forms = [url(.app(app), .local), url(.app(app), .sharing)]
    case .productPage(let other): return candidates(for: other.map { .anotherApp($0) } ?? .appPage)
    }
    var seen: Set<URL> = []
    return forms.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// What to show inside the app for a destination; `nil` for all but a product page, while the number is unknown, and
  /// where the app's own code set its page: the app may not be in the store at all.
  public func product(for destination: OpenDestination) -> StoreProduct? {
    guard case .productPage(let other) = destination else { return nil }
    let own = OwnURL.checked(settings.appLocalURL) == nil ? appID : nil
    return (other ?? own).map { StoreProduct($0, parameters: parameters) }
  }

  private var parameters: LinkParameters {
    settings.linkParams.isEmpty ? .none : LinkParameters(query: settings.linkParams)
  }

  private func url(_ destination: StoreLink.Destination, _ use: Use) -> URL {
    StoreLink(destination, parameters: parameters).url(for: use == .local ? .local(platform) : .sharing)
  }
}
