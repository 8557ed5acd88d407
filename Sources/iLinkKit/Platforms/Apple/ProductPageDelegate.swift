#if canImport(StoreKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import StoreKit

/// Hears that the user is done with the store's page. StoreKit's protocol is bound to no actor; this passes it on to the
/// main one.
final class ProductPageDelegate: NSObject, SKStoreProductViewControllerDelegate {
  private let onDone: @MainActor @Sendable () -> Void

  init(onDone: @escaping @MainActor @Sendable () -> Void) { self.onDone = onDone }

  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    Task { @MainActor [onDone] in onDone() }
  }
}
#endif
