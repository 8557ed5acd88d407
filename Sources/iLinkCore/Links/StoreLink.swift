/// A link to an app's page, its review page or its developer's page, built from numbers.
///
///     let link = StoreLink.app(AppID(284910350)!)
///     link.url(for: .sharing)       // https://apps.apple.com/app/id284910350
///     link.url(for: .local(.iOS))   // itms-apps://apps.apple.com/app/id284910350
///
/// Without a storefront, each visitor's own store answers; that is what links in mails and pages want.
public struct StoreLink: Hashable, Sendable {
  /// Where a link leads.
  public enum Destination: Hashable, Sendable {
    /// The app's page.
    case app(AppID)
    /// The sheet for writing a review, on the app's page (iOS; macOS 10.14 and later).
    case review(AppID)
    /// All apps of a developer.
    case developer(DeveloperID)
  }

  /// What a link is for.
  public enum Use: Hashable, Sendable {
    /// To send, print or publish: https, works everywhere.
    case sharing
    /// To open on a device of this platform: in the store app itself, not in a browser first.
    case local(StorePlatform)
  }

  /// Where the link leads.
  public var destination: Destination
  /// A fixed store, or `nil` for each visitor's own.
  public var storefront: Storefront?
  /// Campaign token, affiliate token, custom product page, language and the app's own query items.
  public var parameters: LinkParameters

  /// Makes a link to a destination.
  public init(_ destination: Destination, storefront: Storefront? = nil, parameters: LinkParameters = .none) {
    self.destination = destination
    self.storefront = storefront
    self.parameters = parameters
  }

  /// A link to the app's page.
  public static func app(_ app: AppID, in storefront: Storefront? = nil) -> StoreLink {
    StoreLink(.app(app), storefront: storefront)
  }

  /// A link to the app's review page.
  public static func review(_ app: AppID, in storefront: Storefront? = nil) -> StoreLink {
    StoreLink(.review(app), storefront: storefront)
  }

  /// A link to the developer's page.
  public static func developer(_ developer: DeveloperID, in storefront: Storefront? = nil) -> StoreLink {
    StoreLink(.developer(developer), storefront: storefront)
  }

  /// The app, unless the link leads to a developer.
  public var appID: AppID? {
    switch destination {
    case .app(let app), .review(let app): app
    case .developer: nil
    }
  }
}
