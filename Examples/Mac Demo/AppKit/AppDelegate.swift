import AppKit
import iLinkKit

/// Also iLink's delegate: while none is set, iLink takes the application's, if it is one.
@main final class AppDelegate: NSObject, NSApplicationDelegate, iLinkDelegate {
  private let model = DemoModel(.shared)
  private var windows: DemoWindows?
  private var menuBarItem: MenuBarItem?

  /// There is no main nib that would make the delegate.
  static func main() {
    let delegate = AppDelegate()
    NSApplication.shared.delegate = delegate
    withExtendedLifetime(delegate) { NSApplication.shared.run() }
  }

  func applicationWillFinishLaunching(_ notification: Notification) {
    // Using iLink once starts it. What is set here counts from the first decision on.
    Demo.settings.restore()
    let windows = DemoWindows(model: model, settings: Demo.settings)
    NSApplication.shared.mainMenu = MainMenu.make(model: model, windows: windows)
    self.windows = windows
  }

  func applicationDidFinishLaunching(_ notification: Notification) {
    let item = MenuBarItem(model)
    menuBarItem = item
    model.onChange = { [windows] in
      item.show()
      windows?.show()
    }
    windows?.openDemo()
    NSApplication.shared.activate(ignoringOtherApps: true)
    // Looks now and then while the app runs, and gives notice if `localNotificationWhenUpdate` is on.
    iLink.shared.scheduleBackgroundChecks()
  }

  /// Asked last, when everything else says "prompt": the place for "not in the middle of a game".
  func iLinkShouldPromptForUpdate() -> Bool { true }

  func iLinkCouldNotConnectToAppStore(_ error: any Error) { print("iLink:", error.localizedDescription) }
}
