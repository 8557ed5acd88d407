#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import StoreKit

/// One page of the store in one sheet. It ends exactly once: with its Done button, or with the window under it. The app
/// can be quit meanwhile.
///
/// The controller is used as it is: StoreKit refuses subclasses of it.
@MainActor final class ProductPageOnSheet {
  private let page: SKStoreProductViewController
  private let sheet: NSWindow
  private var delegate: ProductPageDelegate?
  private weak var parent: NSWindow?
  private var listener: NotificationListener?
  private var onEnd: (() -> Void)?

  init(_ page: SKStoreProductViewController, onEnd: @escaping () -> Void) {
    self.page = page
    self.onEnd = onEnd
    sheet = NSWindow(contentViewController: page)
    sheet.isReleasedWhenClosed = false
    sheet.preventsApplicationTerminationWhenModal = false
  }

  /// Shows the sheet on a window that has no other one.
  func show(on window: NSWindow) {
    parent = window
    let delegate = ProductPageDelegate { [weak self] in self?.end() }
    page.delegate = delegate
    self.delegate = delegate
    // Whether the handler of a sheet hears that its window was closed, Apple does not say.
    listener = NotificationListener(NSWindow.willCloseNotification) { [weak self] in self?.endIfGone() }
    window.beginSheet(sheet) { [weak self] _ in
      MainActor.assumeIsolated { self?.end() }
    }
  }

  private func end() {
    guard let onEnd else { return }
    self.onEnd = nil
    listener = nil
    page.delegate = nil
    if let parent, sheet.sheetParent === parent { parent.endSheet(sheet) }
    onEnd()
  }

  private func endIfGone() {
    if parent == nil || parent?.attachedSheet !== sheet { end() }
  }
}
#endif
