#if canImport(UIKit) && !os(watchOS)
import UIKit
import iLinkCore

/// One alert in one window. It ends exactly once: with a button, or by going away.
///
/// `present` may do nothing, a scene may be taken away, and somebody may dismiss what is not theirs; none of them calls a
/// button's handler. So nobody but the presentation holds the alert, and its buttons hold a ``Farewell``: when the alert
/// goes, by whatever way, that is heard.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
@MainActor final class AlertOnWindow {
  private let scene: UIWindowScene
  private weak var alert: UIAlertController?
  /// Nothing else keeps the window: without a strong reference it would disappear at once.
  private var window: UIWindow?
  private var listeners: [NotificationListener] = []
  private var onEnd: ((UpdateChoice) -> Void)?

  init(on scene: UIWindowScene) { self.scene = scene }

  /// Whether it ended because nobody could see it where it was: then it is to be shown where somebody can.
  private(set) var wasOutOfSight = false

  func show(_ prompt: UpdatePrompt, texts: PromptTexts, onEnd: @escaping (UpdateChoice) -> Void) {
    self.onEnd = onEnd
    let alert = makeAlert(prompt, texts)
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.alert = alert
    self.window = window
    let moments = [
      UIScene.didDisconnectNotification, UIScene.didEnterBackgroundNotification, UIScene.didActivateNotification,
    ]
    listeners = moments.map { moment in NotificationListener(moment) { [weak self] in self?.look() } }
    // One that is refused says nothing, and leaves the alert to nobody.
    window.rootViewController?.present(alert, animated: true)
  }

  private func makeAlert(_ prompt: UpdatePrompt, _ texts: PromptTexts) -> UIAlertController {
    let alert = UIAlertController(
      title: texts.title.isEmpty ? nil : texts.title, message: texts.message.isEmpty ? nil : texts.message,
      preferredStyle: .alert)
    let farewell = Farewell { [weak self] in self?.hasVanished() }
    for choice in prompt.buttons {
      guard let label = texts.label(of: choice) else { continue }
      let action = UIAlertAction(title: label, style: choice == .decline ? .cancel : .default) { [weak self] _ in
        withExtendedLifetime(farewell) { self?.end(choice) }
      }
      alert.addAction(action)
      if choice == .update { alert.preferredAction = action }
    }
    return alert
  }

  /// Ends the alert, if it has not ended yet, and takes it off the screen.
  func end(_ choice: UpdateChoice) {
    guard let onEnd else { return }
    self.onEnd = nil
    listeners = []
    if let alert, alert.presentingViewController != nil { alert.dismiss(animated: false) }
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    onEnd(choice)
  }

  /// Whether the app goes on without its scene, which is gone, or in the background while another one is in use. With
  /// the whole app in the background the alert stays where it is.
  private var isOutOfSight: Bool {
    switch scene.activationState {
    case .foregroundActive, .foregroundInactive: false
    case .unattached: true
    default: UIApplication.shared.foregroundScene != nil
    }
  }

  private func hasVanished() {
    wasOutOfSight = isOutOfSight
    end(.vanished)
  }

  /// Looks when scenes come and go. An alert that was dismissed and that somebody has kept is found by that as well.
  private func look() {
    guard onEnd != nil, isOutOfSight || alert?.presentingViewController == nil else { return }
    wasOutOfSight = true
    end(.vanished)
  }
}

/// Says when nobody holds it any more.
private final class Farewell: Sendable {
  private let hear: @MainActor @Sendable () -> Void

  init(_ hear: @escaping @MainActor @Sendable () -> Void) { self.hear = hear }

  deinit {
    let hear = hear
    Task { @MainActor in hear() }
  }
}
#endif
