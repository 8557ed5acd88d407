@_spi(Stage) import FoundationStandIns

#if canImport(UIKit)
public import UIKit

/// A page of the store inside the app. A view controller of UIKit here, of AppKit on the Mac.
@available(iOS 6.0, macCatalyst 13.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { ProductPage.load(parameters, block) }

  @discardableResult
  public func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      ProductPage.load(parameters) { isLoaded, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isLoaded) }
      }
    }
  }
}
#else
public import AppKit

/// A page of the store inside the app.
@available(macOS 11.0, *)
@preconcurrency @MainActor
open class SKStoreProductViewController: NSViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { ProductPage.load(parameters, block) }

  @discardableResult
  public func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      ProductPage.load(parameters) { isLoaded, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isLoaded) }
      }
    }
  }
}
#endif

@available(tvOS, unavailable)
@available(visionOS, unavailable)
@_spi(Stage) extension SKStoreProductViewController {
  /// The user taps Done. The delegate hears of it on the main thread and has to take the page away.
  public func tapDone() { delegate?.productViewControllerDidFinish(self) }
}
