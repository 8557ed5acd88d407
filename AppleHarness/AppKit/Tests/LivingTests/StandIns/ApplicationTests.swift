@_spi(Stage) import AppKit
import Testing

extension Living {
  @Suite @MainActor struct ApplicationTests {
    init() { Living.reset() }

    @Test func `NSApp is nil until somebody asked for the shared application`() {
      #expect(NSApp == nil)
      _ = NSApplication.shared
      #expect(NSApp === NSApplication.shared)
    }

    @Test func `there is a main window only while the app is active, and a panel is none`() {
      Stage.launch(windows: 0)
      Stage.openWindow(NSPanel())
      #expect(NSApplication.shared.mainWindow == nil)
      let window = Stage.openWindow()
      #expect(NSApplication.shared.mainWindow === window)
      Stage.deactivate()
      #expect(NSApplication.shared.mainWindow == nil)
      Stage.activate()
      #expect(NSApplication.shared.mainWindow === window)
      window.miniaturize(nil)
      #expect(NSApplication.shared.mainWindow == nil)
    }

    @Test func `a window tells of becoming main when it opens, when the app comes back, and not before`() {
      Stage.launch(windows: 0, active: false)
      let diary = Diary([NSWindow.didBecomeMainNotification, NSApplication.didBecomeActiveNotification])
      let window = Stage.openWindow()
      #expect(diary.lines.isEmpty)
      Stage.activate()
      #expect(diary.lines == ["NSApplicationDidBecomeActiveNotification", "NSWindowDidBecomeMainNotification"])
      window.miniaturize(nil)
      window.deminiaturize(nil)
      #expect(diary.lines.count == 3)
    }

    @Test func `a hidden app shows nothing, and its sheet is there when it comes back`() {
      Stage.launch()
      NSAlert().beginSheetModal(for: Stage.openWindow()) { _ in }
      #expect(Stage.alert != nil)
      Stage.hide()
      #expect(Stage.alert == nil && NSApplication.shared.mainWindow == nil && Stage.sheetAlerts.count == 1)
      Stage.unhide()
      #expect(Stage.alert != nil && NSApplication.shared.mainWindow != nil)
    }

    @Test func `the Dock bounces only while the app is inactive, until it is active or somebody cancels`() {
      Stage.launch()
      NSApplication.shared.requestUserAttention(.criticalRequest)
      #expect(Stage.bounces.isEmpty)
      Stage.deactivate()
      let request = NSApplication.shared.requestUserAttention(.criticalRequest)
      #expect(Stage.bounces == [.criticalRequest])
      NSApplication.shared.cancelUserAttentionRequest(request)
      #expect(Stage.bounces.isEmpty)
      NSApplication.shared.requestUserAttention(.informationalRequest)
      Stage.activate()
      #expect(Stage.bounces.isEmpty)
    }
  }
}

/// Writes down notifications.
@MainActor final class Diary {
  private(set) var lines: [String] = []
  private var observers: [any NSObjectProtocol] = []

  init(_ names: [NSNotification.Name]) {
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.lines.append(name.rawValue) }
      }
    }
  }
}
