#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import StoreKit

extension iLink {
  /// Asks the system to ask for a rating, in the system's own words.
  ///
  /// Whether anything shows, and how often, is for the system to say: nothing does in TestFlight. So it belongs to a good
  /// moment of the app, never to a button; for that there is ``openRatingsPage()``. The system is not asked while an
  /// update prompt is on screen, nor without a main window whose content has a controller.
  ///
  /// - Returns: Whether the system was asked.
  @discardableResult public func requestReview() -> Bool {
    guard prompt == nil, let controller = NSApplication.shared.mainWindow?.contentViewController else { return false }
    if #available(macOS 13, *) {
      AppStore.requestReview(in: controller)
    } else {
      SKStoreReviewController.requestReview()
    }
    return true
  }
}
#endif
