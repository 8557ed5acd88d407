/// A page that a user or the app wants to see.
public enum OpenDestination: Hashable, Sendable {
  /// The app's own page.
  case appPage
  /// The page for writing a review of the app.
  case review
  /// The developer's page.
  case developer
  /// The page of another app, such as the paid version. Needs no lookup.
  case anotherApp(AppID)
  /// The store's page inside the app, where the platform has one; elsewhere, and when it does not load, the link is
  /// opened. Without a number: this app's own page.
  case productPage(AppID? = nil)
}
