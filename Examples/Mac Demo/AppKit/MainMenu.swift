import AppKit

@MainActor enum MainMenu {
  static func make(model: DemoModel, windows: DemoWindows) -> NSMenu {
    let app = NSMenu()
    app.addItem(NSMenuItem("Check for Updates\u{2026}") { UpdateCheck.run(model) })
    app.addItem(NSMenuItem("Settings\u{2026}", key: ",") { windows.openSettings() })
    app.addItem(.separator())
    app.addItem(NSMenuItem("Quit", key: "q") { NSApplication.shared.terminate(nil) })

    let window = NSMenu(title: "Window")
    window.addItem(NSMenuItem("iLink", key: "1") { windows.openDemo() })
    window.addItem(NSMenuItem("Close", key: "w") { NSApplication.shared.keyWindow?.performClose(nil) })

    let bar = NSMenu()
    for menu in [app, window] {
      let item = NSMenuItem()
      item.submenu = menu
      bar.addItem(item)
    }
    return bar
  }
}
