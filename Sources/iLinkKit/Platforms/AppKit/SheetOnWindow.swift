#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import iLinkCore

/// One alert as a sheet, as soon as there is a window that can show it. It ends exactly once.
@MainActor final class SheetOnWindow {
  private let alert: UpdateAlert
  private var onEnd: ((UpdateChoice) -> Void)?
  private weak var parent: NSWindow?
  private var hasBegun = false
  private var listeners: [NotificationListener] = []
  /// Whether it ended because nobody could see its window any more.
  private(set) var hasLostItsWindow = false

  init(_ alert: UpdateAlert) { self.alert = alert }

  /// The main window, if a sheet on it would be seen: not hidden, not in the Dock, no other sheet before it.
  static var window: NSWindow? {
    guard let window = NSApplication.shared.mainWindow, canBeSeen(window), window.attachedSheet == nil
    else { return nil }
    return window
  }

  private static func canBeSeen(_ window: NSWindow) -> Bool { window.isVisible && !window.isMiniaturized }

  /// Shows the sheet now, or when a window becomes the main one, comes out of the Dock, or loses its sheet.
  func showWhenPossible(onEnd: @escaping (UpdateChoice) -> Void) {
    self.onEnd = onEnd
    listen(
      for: [
        NSWindow.didBecomeMainNotification, NSWindow.didDeminiaturizeNotification, NSWindow.didEndSheetNotification,
      ]
    ) { $0.show() }
    show()
  }

  private func show() {
    guard !hasBegun, onEnd != nil, let window = Self.window else { return }
    hasBegun = true
    parent = window
    // The occlusion state also tells of a window that was ordered out, which nothing else does.
    listen(
      for: [
        NSWindow.willCloseNotification, NSWindow.didMiniaturizeNotification,
        NSWindow.didChangeOcclusionStateNotification, NSApplication.didBecomeActiveNotification,
      ]
    ) { $0.endIfUnseen() }
    let alert = alert
    alert.alert.beginSheetModal(for: window) { [weak self] response in
      MainActor.assumeIsolated { self?.end(alert.choice(for: response)) }
    }
  }

  private func listen(for moments: [NSNotification.Name], _ act: @escaping @MainActor (SheetOnWindow) -> Void) {
    listeners = moments.map { moment in
      NotificationListener(moment) { [weak self] in
        if let self { act(self) }
      }
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

  /// While the whole app is hidden its windows cannot be seen either, and come back by themselves. A sheet that is gone
  /// from a window that can be seen has been answered or ended, and the handler is on its way.
  private func endIfUnseen() {
    guard onEnd != nil, !NSApplication.shared.isHidden, parent.map(Self.canBeSeen) != true else { return }
    hasLostItsWindow = true
    end(.vanished)
  }
}
#endif
