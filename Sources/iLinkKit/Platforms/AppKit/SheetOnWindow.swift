#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import iLinkCore

/// One alert as a sheet, as soon as there is a window that can show it. It ends exactly once.
@MainActor final class SheetOnWindow {
  private let alert: UpdateAlert
  private var onEnd: ((UpdateChoice) -> Void)?
  private weak var parent: NSWindow?
  private var listeners: [NotificationListener] = []

  init(_ alert: UpdateAlert, onEnd: @escaping (UpdateChoice) -> Void) {
    self.alert = alert
    self.onEnd = onEnd
  }

  /// The main window, if a sheet on it would be seen: not hidden, not in the Dock, no other sheet before it.
  static var window: NSWindow? {
    guard let window = NSApplication.shared.mainWindow, window.isVisible, !window.isMiniaturized,
      window.attachedSheet == nil
    else { return nil }
    return window
  }

  /// Shows the sheet now, or when a window becomes the main one, comes out of the Dock, or loses its sheet.
  func showWhenPossible() {
    let names = [
      NSWindow.didBecomeMainNotification, NSWindow.didDeminiaturizeNotification, NSWindow.didEndSheetNotification,
    ]
    listeners = names.map { name in NotificationListener(name) { [weak self] in self?.show() } }
    show()
  }

  private func show() {
    guard parent == nil, onEnd != nil, let window = Self.window else { return }
    parent = window
    listeners = [
      NotificationListener(NSWindow.willCloseNotification) { [weak self] in self?.endIfGone() }
    ]
    let alert = alert
    alert.alert.beginSheetModal(for: window) { [weak self] response in
      MainActor.assumeIsolated { self?.end(alert.choice(for: response)) }
    }
  }

  /// Ends the sheet, if it has not ended yet, and takes it off the screen.
  func end(_ choice: UpdateChoice) {
    guard let onEnd else { return }
    self.onEnd = nil
    listeners = []
    if let parent, alert.alert.window.sheetParent === parent {
      parent.endSheet(alert.alert.window, returnCode: .abort)
    }
    onEnd(choice)
  }

  private func endIfGone() {
    if parent == nil || parent?.attachedSheet !== alert.alert.window { end(.vanished) }
  }
}
#endif
