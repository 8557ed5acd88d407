import AppKit
import iLinkKit

/// The demo's item in the menu bar: it says when there is something newer. An app that lives in the menu bar alone has
/// no window for a sheet: there, switch `onlyPromptIfMainWindowIsAvailable` off.
///
/// `MenuBarExtra` is shorter, and needs macOS 13.
@MainActor final class MenuBarItem {
  private let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  private let model: DemoModel

  init(_ model: DemoModel) {
    self.model = model
    let menu = NSMenu()
    menu.addItem(NSMenuItem("Check for Updates\u{2026}") { UpdateCheck.run(model) })
    menu.addItem(NSMenuItem("Open the App Store") { model.link.openAppPage() })
    menu.addItem(.separator())
    menu.addItem(NSMenuItem("Quit") { NSApplication.shared.terminate(nil) })
    item.menu = menu
    show()
  }

  func show() { item.button?.title = model.newVersion.map { "iLink: \($0) is there" } ?? "iLink" }
}
