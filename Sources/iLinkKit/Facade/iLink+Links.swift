public import Foundation
public import iLinkCore

/// The app's links, and opening them.
extension iLink {
  /// All links as they are now, as one value.
  public var links: AppLinks {
    AppLinks(settings: settings, history: flow.history, platform: environment.app.platform)
  }

  /// The app's page; `nil` while its ID is unknown.
  public func appURL(for use: AppLinks.Use) -> URL? { links.appURL(for: use) }

  /// The developer's page; `nil` while their ID is unknown.
  public func developerURL(for use: AppLinks.Use) -> URL? { links.developerURL(for: use) }

  /// The page for writing a review, to open on this device; `nil` while the app's ID is unknown.
  public var ratingURL: URL? { links.ratingURL(for: .local) }

  /// The page for writing a review.
  public func ratingURL(for use: AppLinks.Use) -> URL? { links.ratingURL(for: use) }

  /// Opens the app's page in the store app itself; looks the ID up first when it is unknown.
  public func openAppPage() { happened(.openRequested(.appPage)) }

  /// Opens another app's page, such as the paid version's. The caller gives the ID that fits the platform.
  public func openAppPage(of app: AppID) { happened(.openRequested(.anotherApp(app))) }

  /// Shows the app's page of the store inside the app, on iOS, Mac Catalyst and the Mac; opens it in the store app
  /// where there is no such page, and when it does not load within some seconds: the tap is never lost.
  ///
  /// Meant for a button of the app. Like a link, it looks the ID up first when it is unknown.
  public func showProductPage() { happened(.openRequested(.productPage())) }

  /// Shows another app's page of the store inside the app, or opens it in the store app.
  public func showProductPage(of app: AppID) { happened(.openRequested(.productPage(app))) }

  /// Opens the developer's page, in the store app where the platform can.
  public func openDeveloperPage() { happened(.openRequested(.developer)) }

  /// Opens the review page.
  public func openRatingsPage() { happened(.openRequested(.review)) }

  /// Opens a page and waits until the system has taken it.
  ///
  /// - Throws: ``LookupError`` or ``StoreFailure``, the same as `iLinkCouldNotConnectToAppStore` gets.
  public func open(_ destination: OpenDestination) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      happened(.openRequested(destination, waiters.wait(for: continuation)))
    }
  }
}
