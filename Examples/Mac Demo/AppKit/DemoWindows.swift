import AppKit

/// The demo's two windows.
@MainActor final class DemoWindows {
  private let demo: NSWindow
  private let demoView: DemoView
  private let settings: NSWindow

  init(model: DemoModel, settings: SettingsModel) {
    demoView = DemoView(model: model)
    demo = Self.window("iLink", demoView)
    self.settings = Self.window("Settings", SettingsView(settings: settings))
  }

  func openDemo() { demo.makeKeyAndOrderFront(nil) }
  func openSettings() { settings.makeKeyAndOrderFront(nil) }

  /// Shows what has changed.
  func show() { demoView.show() }

  private static func window(_ title: String, _ rows: RowsView) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 520, height: 640),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    window.title = title
    // The window is opened again after it was closed.
    window.isReleasedWhenClosed = false
    let scroll = NSScrollView()
    scroll.hasVerticalScroller = true
    scroll.documentView = rows
    window.contentView = scroll
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: scroll.contentView.topAnchor),
      rows.leadingAnchor.constraint(equalTo: scroll.contentView.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: scroll.contentView.trailingAnchor),
    ])
    window.center()
    return window
  }
}
