#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import StoreKit
import UIKit

@available(iOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
extension iLink {
  /// Asks the system to ask for a rating, in the system's own words.
  ///
  /// Whether anything shows, and how often, is for the system to say: nothing does in TestFlight. So it belongs to a good
  /// moment of the app, never to a button; for that there is ``openRatingsPage()``. The system is not asked while an
  /// update prompt is on screen, nor without a scene in the foreground.
  ///
  /// - Returns: Whether the system was asked.
  @discardableResult public func requestReview() -> Bool {
    guard prompt == nil, let scene = UIApplication.shared.foregroundScene else { return false }
    if #available(iOS 16, macCatalyst 16, *) {
      AppStore.requestReview(in: scene)
    } else {
      SKStoreReviewController.requestReview(in: scene)
    }
    return true
  }
}
#endif
