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
}
