// lane: compile
// on: ios
// says: sending 'response' risks causing data races
import Foundation
import UserNotifications

@MainActor func handle(_ identifier: String) {}
@MainActor func handle(_ response: UNNotificationResponse) {}

final class Center: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let identifier = response.notification.request.identifier
    Task { @MainActor in
      handle(identifier)
      handle(response)  // mistake
      completionHandler()
    }
  }
}
