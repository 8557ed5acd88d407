#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import StoreKit
import iLinkCore

/// Shows the store's page as a sheet on the main window; without one that can be seen there is the link.
final class SheetProductPages: ProductPagePresenter {
  private let patience: @Sendable () async -> Void
  private var loading: StoreProduct?
  private var shown: (product: StoreProduct, page: ProductPageOnSheet)?

  init(patience: @escaping @Sendable () async -> Void = ProductPageLoading.patience) { self.patience = patience }

  func show(_ product: StoreProduct, onEnd: @escaping @MainActor () -> Void) async -> Bool {
    // A second tap on the same button has its answer already; for another page there is the link.
    if let current = loading ?? shown?.product { return current == product }
    loading = product
    defer { loading = nil }
    let page = SKStoreProductViewController()
    guard await ProductPageLoading.load(product, into: page, patience: patience), let window = SheetOnWindow.window
    else { return false }
    let onSheet = ProductPageOnSheet(page) { [weak self] in
      self?.shown = nil
      onEnd()
    }
    shown = (product, onSheet)
    onSheet.show(on: window)
    return true
  }
}
#endif
