#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the product `iLinkAutostart` calls when the program is loaded, before `main`: there is no application object yet,
/// and none is asked for. In an app extension nobody ever launches an application, so nothing starts there; nor does it in a
/// bundle that is loaded after the launch.
// A name that C can call; without the underscore it needs Swift 6.3.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
@_cdecl("iLinkStartAfterLaunch") package func startAfterLaunch() { _ = Autostart.once }

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
enum Autostart {
  /// Made once, by whichever thread loads the program, and kept as long as it runs.
  static let once = listener { _ = iLink.shared }

  /// Starts when the application has launched: its delegate has set what it wants to set.
  static func listener(_ start: @escaping @MainActor () -> Void) -> NotificationListener {
    NotificationListener(UIApplication.didFinishLaunchingNotification, start)
  }
}
#endif
