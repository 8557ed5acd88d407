import UIKit
import UserNotifications
import iLinkKit

/// Only there for the notices: their centre wants its delegate before launching ends.
final class AppDelegate: NSObject, UIApplicationDelegate {
  private let taps = NoticeTaps(.shared)

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = taps
    return true
  }
}
