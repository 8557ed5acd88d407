@_spi(Stage) import FoundationStandIns

// UIKit refuses a presentation with a line in the log and nothing else: the completion never comes.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
extension UIViewController {
  private var outermost: UIViewController { parent?.outermost ?? self }

  func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let host = outermost
    if controller === self || controller === host {
      raise("Application tried to present modally a view controller on itself.")
    }
    if let presenter = controller.presenter {
      raise(
        "Application tried to present modally a view controller \(controller) that is already being presented by \(presenter)."
      )
    }
    if let parent = controller.parent {
      raise(
        "Application tried to present modally a view controller \(controller) that has a parent view controller \(parent)."
      )
    }
    guard host.windowOfView != nil else {
      return Stage.warn("Attempt to present \(controller) on \(self) whose view is not in the window hierarchy.")
    }
    guard !Refusals.takeOne() else {
      return Stage.warn("Attempt to present \(controller) on \(self) was refused because the test wants it.")
    }
    guard !host.isBeingDismissed, !host.isBeingPresented else {
      return Stage.warn("Attempt to present \(controller) on \(self) while a presentation is in progress.")
    }
    guard host.presented == nil else {
      return Stage.warn("Attempt to present \(controller) on \(self) which is already presenting \(host.presented!).")
    }
    (controller as? UIAlertController)?.raiseUnlessItCanBeShown()
    if Stage.presentationsToRefuse > 0 {
      Stage.presentationsToRefuse -= 1
      return Stage.warn("Attempt to present \(controller) on \(self) while a transition runs elsewhere.")
    }

    host.presented = controller
    controller.presenter = host
    controller.isBeingPresented = true
    Stage.transition(animated: animated) {
      controller.isBeingPresented = false
      // The window or its scene may have gone meanwhile.
      guard controller.presenter === host, controller.windowOfView != nil else { return }
      controller.appearIfPossible(animated: animated)
      completion?()
    }
  }

  /// Takes away what this controller presents; without that, asks the one that presented it.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    let host = outermost
    guard let presented = host.presented else {
      if let presenter = host.presenter { return presenter.beginDismissing(animated: animated, completion: completion) }
      if Stage.completesWhenThereIsNothingToDismiss, let completion { MainLoop.later(completion) }
      return
    }
    guard !presented.isBeingPresented, !presented.isBeingDismissed else {
      return Stage.warn(
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in progress!")
    }
    presented.isBeingDismissed = true
    Stage.transition(animated: animated) {
      presented.isBeingDismissed = false
      // Taken away meanwhile by something else: then nobody hears of it.
      guard host.presented === presented else { return }
      host.forgetPresented(animated: animated)
      completion?()
    }
  }

  /// Takes this controller and all above it away. No handler of theirs is called.
  func forgetPresented(animated: Bool) {
    guard let presented else { return }
    presented.forgetPresented(animated: animated)
    self.presented = nil
    presented.presenter = nil
    presented.disappear(animated: animated)
  }
}
