// lane: compile
// on: macos
// says: crosses into main actor-isolated code
import Foundation
import UserNotifications

@MainActor  // mistake
final class Center: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
}
