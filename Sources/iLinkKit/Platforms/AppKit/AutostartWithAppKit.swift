#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// What the product `iLinkAutostart` calls when the program is loaded, before `main`: there is no application object yet,
/// and none is asked for. A program that never has one, such as a command, starts nothing; nor does a bundle
/// that is loaded after the launch.
// A name that C can call; without the underscore it needs Swift 6.3.
@_cdecl("iLinkStartAfterLaunch") package func startAfterLaunch() { _ = Autostart.once }

enum Autostart {
  /// Made once, by whichever thread loads the program, and kept as long as it runs.
  static let once = listener { _ = iLink.shared }

  /// Starts when the application has launched: its delegate has set what it wants to set.
  static func listener(_ start: @escaping @MainActor () -> Void) -> NotificationListener {
    NotificationListener(NSApplication.didFinishLaunchingNotification, start)
  }
}
#endif
