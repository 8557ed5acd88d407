import iLinkCore

/// Shows the store's page of an app inside this app.
@MainActor protocol ProductPagePresenter: AnyObject {
  /// Loads the page and shows it; `false` when it could not be shown, so that the link is opened instead.
  ///
  /// Comes back as soon as the page is on screen, and calls `onEnd` when it has gone again, however that came about.
  func show(_ product: StoreProduct, onEnd: @escaping @MainActor () -> Void) async -> Bool
}
