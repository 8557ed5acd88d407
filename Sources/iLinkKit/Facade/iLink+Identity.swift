import iLinkCore

/// Who the app is, as far as its own code wants to say so. Each getter gives the value in effect.
extension iLink {
  /// The app's Apple ID: the configured one, else the one that was found; 0 while it is unknown. Setting 0 goes back to
  /// finding out.
  public var appStoreID: UInt {
    get { UInt((settings.appStoreID ?? flow.history.appID)?.number ?? 0) }
    set { settings.appStoreID = AppID(newValue) }
  }

  /// The developer's ID: the configured one, else the one that was found; 0 while it is unknown.
  public var artistID: UInt {
    get { UInt((settings.artistID ?? flow.history.developerID)?.number ?? 0) }
    set { settings.artistID = DeveloperID(newValue) }
  }

  /// The two-letter store to ask: the configured one, else the one that answered, else the region's. Setting a text
  /// that is not two letters, or `nil`, goes back to finding out.
  public var appStoreCountry: String! {
    get {
      let region = environment.app.region.flatMap { Storefront(region: $0) }
      return (settings.appStoreCountry ?? flow.history.storefront?.storefront ?? region ?? .us).code
    }
    set { settings.appStoreCountry = newValue.flatMap { Storefront(unlisted: $0) } }
  }

  /// The installed version: the configured one, else the bundle's short version, else its build.
  public var applicationVersion: String! {
    get { (settings.applicationVersion ?? environment.app.version).text }
    set { settings.applicationVersion = newValue.map { VersionText($0) } }
  }

  /// The bundle identifier that is looked up. Set it only to test.
  public var applicationBundleID: String! {
    get { (settings.applicationBundleID ?? environment.app.bundleID)?.text ?? "" }
    set { settings.applicationBundleID = newValue.flatMap { BundleID($0) } }
  }

  /// The version that the store answered; `nil` while it is unknown.
  public var applicationStoreVersion: String? { flow.listing(at: environment.now())?.versionText }

  /// The number of the app's genre that the store answered; 0 while it is unknown.
  public var appStoreGenreID: UInt { UInt(clamping: flow.listing(at: environment.now())?.genreID ?? 0) }
}
