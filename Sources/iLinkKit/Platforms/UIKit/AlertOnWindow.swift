#if canImport(UIKit) && !os(watchOS)
import UIKit
import iLinkCore

/// One alert in one window. It ends exactly once: with a button, or by going away.
///
/// `present` may do nothing, a scene may be taken away, and somebody may dismiss what is not theirs; none of them calls a
/// button's handler, so each is watched for.
@MainActor final class AlertOnWindow {
  private let scene: UIWindowScene
  private let alert: UIAlertController
  /// Nothing else keeps the window: without a strong reference it would disappear at once.
  private var window: UIWindow?
  private var listeners: [NotificationListener] = []
  private var onEnd: ((UpdateChoice) -> Void)?

  init(_ prompt: UpdatePrompt, texts: PromptTexts, scene: UIWindowScene, onEnd: @escaping (UpdateChoice) -> Void) {
    self.scene = scene
    self.onEnd = onEnd
    alert = UIAlertController(
      title: texts.title.isEmpty ? nil : texts.title, message: texts.message.isEmpty ? nil : texts.message,
      preferredStyle: .alert)
    for choice in prompt.buttons {
      guard let label = texts.label(of: choice) else { continue }
      let action = UIAlertAction(title: label, style: choice == .decline ? .cancel : .default) { [weak self] _ in
        self?.end(choice)
      }
      alert.addAction(action)
      if choice == .update { alert.preferredAction = action }
    }
  }

  func show() {
    let root = PromptRoot()
    root.onDismissal = { [weak self] in self?.end(.vanished) }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    listeners = [
      NotificationListener(UIScene.didDisconnectNotification) { [weak self] in self?.endIfGone() },
      NotificationListener(UIScene.didEnterBackgroundNotification) { [weak self] in self?.endIfGone() },
    ]
    root.present(alert, animated: true)
    if root.presentedViewController !== alert { end(.vanished) }
  }

  /// Ends the alert, if it has not ended yet, and takes it off the screen.
  func end(_ choice: UpdateChoice) {
    guard let onEnd else { return }
    self.onEnd = nil
    listeners = []
    (window?.rootViewController as? PromptRoot)?.onDismissal = nil
    if alert.presentingViewController != nil { alert.dismiss(animated: choice == .vanished) }
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    onEnd(choice)
  }

  private func endIfGone() {
    let isThere = scene.activationState == .foregroundActive || scene.activationState == .foregroundInactive
    if !isThere || window?.rootViewController?.presentedViewController !== alert { end(.vanished) }
  }
}

/// An empty view that presents the alert, and tells when somebody else dismisses it.
private final class PromptRoot: UIViewController {
  var onDismissal: (() -> Void)?

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: animated, completion: completion)
    onDismissal?()
  }
}
#endif
