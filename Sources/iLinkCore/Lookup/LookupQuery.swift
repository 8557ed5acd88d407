/// A question to the store: this app, on this platform, in these storefronts.
public struct LookupQuery: Hashable, Sendable {
  /// The app.
  public var app: AppReference
  /// Whose store is asked; a record of another platform is never an answer.
  public var platform: StorePlatform
  /// The storefronts to try, in order.
  public var storefronts: StorefrontCandidates
  /// Which of them answered last time, if the asker kept it.
  public var remembered: StorefrontCandidates.Remembered?
  /// The language of names and release notes, such as `ja_jp`; the storefront's own when it does not offer that one.
  public var language: String?

  /// Asks for an app.
  public init(
    _ app: AppReference, platform: StorePlatform, storefronts: StorefrontCandidates,
    remembered: StorefrontCandidates.Remembered? = nil, language: String? = nil
  ) {
    self.app = app
    self.platform = platform
    self.storefronts = storefronts
    self.remembered = remembered
    self.language = language
  }
}

/// A question for many apps at once, by number, in one storefront.
public struct LookupListQuery: Hashable, Sendable {
  /// The apps, in any number: up to ``maximumPerRequest`` go into one request.
  public var apps: [AppID]
  /// Whose store is asked.
  public var platform: StorePlatform
  /// The storefront.
  public var storefront: Storefront
  /// The language of names and release notes.
  public var language: String?

  /// The service answers more than 200 IDs with HTTP 502 (measured by others).
  public static let maximumPerRequest = 200

  /// Asks for many apps.
  public init(_ apps: [AppID], platform: StorePlatform, storefront: Storefront, language: String? = nil) {
    self.apps = apps
    self.platform = platform
    self.storefront = storefront
    self.language = language
  }
}
