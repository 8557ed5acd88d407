/// What `iLinkCouldNotConnectToAppStore` is about.
public enum StoreFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A lookup ended without a listing.
  case lookup(LookupError)
  /// There is nothing to look up by: neither a bundle identifier nor a configured app ID.
  case noIdentifier
  /// The system opened none of a page's URLs.
  case pageNotOpened(OpenDestination)
  /// The store answered, and its record has no number for this page (a developer's, that is).
  case pageUnknown(OpenDestination)

  /// What failed, with its value, and the next step.
  public var description: String {
    switch self {
    case .lookup(let error): error.description
    case .noIdentifier: "the app has no bundle identifier to be looked up by. Set appStoreID."
    case .pageNotOpened(let destination):
      "the \(Self.name(destination)) could not be opened. Try on a device that has the App Store."
    case .pageUnknown(let destination):
      "the store's record has no number for the \(Self.name(destination)). Set artistID."
    }
  }

  private static func name(_ destination: OpenDestination) -> String {
    switch destination {
    case .appPage, .productPage(nil): "app's page"
    case .review: "review page"
    case .developer: "developer's page"
    case .anotherApp(let app), .productPage(let app?): "page of app \(app)"
    }
  }
}
