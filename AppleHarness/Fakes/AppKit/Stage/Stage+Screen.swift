@_spi(Stage) import FoundationStandIns

// What a person sees, and what a person can do about it.
@available(macCatalyst, unavailable)
@_spi(Stage) extension Stage {
  /// The alert that a person can answer: as a modal window, else as a sheet on a window that can be seen.
  public static var alert: NSAlert? {
    if application?.isHidden == true { return nil }
    if let modal = application?.modalWindow { return (modal as? AlertPanel)?.alert }
    return alerts.last
  }

  /// The alerts that can be seen as sheets, from bottom to top.
  public static var alerts: [NSAlert] {
    if application?.isHidden == true { return [] }
    return WindowList.all.filter { $0.isVisible && !$0.isMiniaturized }.compactMap {
      ($0.attachedSheet as? AlertPanel)?.alert
    }
  }

  /// Every alert that is a sheet somewhere, seen or not, on the window or waiting.
  public static var sheetAlerts: [NSAlert] {
    WindowList.all.flatMap(\.sheets).compactMap { ($0 as? AlertPanel)?.alert }
  }

  /// A person clicks a button of the alert.
  ///
  /// - Returns: false when there is no such button to click.
  @discardableResult public static func click(_ title: String) -> Bool {
    guard let alert, let button = alert.buttons.first(where: { $0.title == title && $0.isEnabled }) else {
      return false
    }
    return answer(alert, with: button)
  }

  /// A person presses Return, or Escape.
  @discardableResult public static func press(_ key: String) -> Bool {
    guard let alert, let button = alert.buttons.first(where: { $0.keyEquivalent == key && $0.isEnabled }) else {
      return false
    }
    return answer(alert, with: button)
  }

  private static func answer(_ alert: NSAlert, with button: NSButton) -> Bool {
    let response = NSApplication.ModalResponse(button.tag)
    if alert.window === application?.modalWindow {
      endModalSession(response)
    } else {
      alert.window.sheetParent?.endSheet(alert.window, returnCode: response)
    }
    return true
  }
}
