import UIKit
import UserNotifications
import iLinkKit

/// Also iLink's delegate: while none is set, iLink takes the application's, if it is one.
@main final class AppDelegate: UIResponder, UIApplicationDelegate, iLinkDelegate {
  private let taps = NoticeTaps(.shared)

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Using iLink once starts it. What is set here counts from the first decision on.
    Demo.settings.restore()
    BackgroundRefresh.register()
    UNUserNotificationCenter.current().delegate = taps
    return true
  }

  /// Asked last, when everything else says "prompt": the place for "not in the middle of a game".
  func iLinkShouldPromptForUpdate() -> Bool { true }

  func iLinkCouldNotConnectToAppStore(_ error: any Error) { print("iLink:", error.localizedDescription) }
}
