// What a person sees, and what a person can do about it.
@_spi(Stage) extension Stage {
  /// The windows of a scene from bottom to top, those that can be seen.
  public static func visibleWindows(of scene: UIScene) -> [UIWindow] {
    WindowList.windows(of: scene).filter(\.isShowing).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// What lies on top in a scene that is on the screen.
  public static func top(of scene: UIScene) -> UIViewController? {
    guard scene.activationState == .foregroundActive || scene.activationState == .foregroundInactive else { return nil }
    return visibleWindows(of: scene).last?.rootViewController?.top
  }

  /// The alerts that lie on top, one at most for each scene.
  public static var alerts: [UIAlertController] { sortedScenes.compactMap { top(of: $0) as? UIAlertController } }

  /// The alert that a person sees on top of everything, if the app is in use.
  public static var alert: UIAlertController? {
    sortedScenes.filter { $0.activationState == .foregroundActive }.compactMap { top(of: $0) as? UIAlertController }
      .first
  }

  /// Every alert that is presented somewhere, seen or not.
  public static var presentedAlerts: [UIAlertController] {
    WindowList.all.flatMap { window -> [UIAlertController] in
      var found: [UIAlertController] = []
      var next = window.rootViewController?.presented
      while let controller = next {
        if let alert = controller as? UIAlertController { found.append(alert) }
        next = controller.presented
      }
      return found
    }
  }

  /// A person taps a button of the alert on top.
  ///
  /// - Returns: false when there is no such button to tap: no alert, another one, one that moves, a disabled button.
  @discardableResult public static func tap(_ title: String) -> Bool {
    guard let alert, !alert.isBeingPresented, !alert.isBeingDismissed,
      let action = alert.actions.first(where: { $0.title == title && $0.isEnabled })
    else { return false }
    alert.choose(action)
    return true
  }

  /// Posts a notification from another thread, as Apple's frameworks do with those that are not about the life cycle.
  public static func postInBackground(_ name: NSNotification.Name, object: Any? = nil) async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "stand-ins.posting").async {
        NotificationCenter.default.post(name: name, object: nil)
        continuation.resume()
      }
    }
  }
}
