#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import StoreKit
import UIKit

/// One page of the store in one window. It ends exactly once: with its Done button, or by going away.
///
/// The controller is used as it is: StoreKit refuses subclasses of it.
@MainActor final class ProductPageOnWindow {
  private let page: SKStoreProductViewController
  private let scene: UIWindowScene
  private var delegate: ProductPageDelegate?
  /// Nothing else keeps the window: without a strong reference it would disappear at once.
  private var window: UIWindow?
  private var listener: NotificationListener?
  private var onEnd: (() -> Void)?

  init(_ page: SKStoreProductViewController, scene: UIWindowScene, onEnd: @escaping () -> Void) {
    self.page = page
    self.scene = scene
    self.onEnd = onEnd
  }

  /// Shows the page; `false` when UIKit refused it, and then nothing is left and nothing is told.
  func show() -> Bool {
    let root = ProductPageRoot()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    let delegate = ProductPageDelegate { [weak self] in self?.end() }
    page.delegate = delegate
    self.delegate = delegate
    // Full screen, because a page that can be swiped away would tell nobody.
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: true)
    guard root.presentedViewController === page else {
      onEnd = nil
      takeAway()
      return false
    }
    root.onDismissal = { [weak self] in self?.end() }
    listener = NotificationListener(UIScene.didDisconnectNotification) { [weak self] in self?.endIfGone() }
    return true
  }

  private func end() {
    guard let onEnd else { return }
    self.onEnd = nil
    takeAway()
    onEnd()
  }

  private func endIfGone() {
    if scene.activationState == .unattached { end() }
  }

  private func takeAway() {
    listener = nil
    (window?.rootViewController as? ProductPageRoot)?.onDismissal = nil
    page.delegate = nil
    // Not animated: the window goes at once, because one that waits for the end of an animation that never comes would
    // lie over the app and take its touches.
    if page.presentingViewController != nil { page.dismiss(animated: false) }
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
  }
}

/// An empty view that presents the page, and tells when somebody dismisses it.
private final class ProductPageRoot: UIViewController {
  var onDismissal: (() -> Void)?

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: animated, completion: completion)
    onDismissal?()
  }
}
#endif
