#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import StoreKit
import UIKit
import iLinkCore

/// Shows the store's page in a window of its own, on the scene that is in the foreground.
@available(iOSApplicationExtension, unavailable)
final class WindowProductPages: ProductPagePresenter {
  private let patience: @Sendable () async -> Void
  private var loading: StoreProduct?
  private var shown: (product: StoreProduct, page: ProductPageOnWindow)?

  init(patience: @escaping @Sendable () async -> Void = ProductPageLoading.patience) { self.patience = patience }

  func show(_ product: StoreProduct, onEnd: @escaping @MainActor () -> Void) async -> Bool {
    // A second tap on the same button has its answer already; for another page there is the link.
    if let current = loading ?? shown?.product { return current == product }
    // An iPad app on a Mac was reported to crash with such a page.
    guard !ProcessInfo.processInfo.isiOSAppOnMac else { return false }
    loading = product
    defer { loading = nil }
    let page = SKStoreProductViewController()
    guard await ProductPageLoading.load(product, into: page, patience: patience),
      let scene = UIApplication.shared.foregroundScene
    else { return false }
    let onWindow = ProductPageOnWindow(page, scene: scene) { [weak self] in
      self?.shown = nil
      onEnd()
    }
    guard onWindow.show() else { return false }
    shown = (product, onWindow)
    return true
  }
}
#endif
