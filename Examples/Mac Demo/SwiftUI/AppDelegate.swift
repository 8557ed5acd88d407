import AppKit
import iLinkKit

final class AppDelegate: NSObject, NSApplicationDelegate {
  let model = DemoModel(.shared)
  private var menuBarItem: MenuBarItem?

  func applicationDidFinishLaunching(_ notification: Notification) {
    let item = MenuBarItem(model)
    model.onChange = { item.show() }
    menuBarItem = item
    // Looks now and then while the app runs, and gives notice if `localNotificationWhenUpdate` is on.
    iLink.shared.scheduleBackgroundChecks()
  }
}
