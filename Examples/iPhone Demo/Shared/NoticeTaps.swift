import UserNotifications
import iLinkKit

/// What the app does when somebody taps a notification. The notification centre's delegate is the app's own: iLink never
/// sets it. Not main-actor code, because the centre calls it on a queue in the background.
final class NoticeTaps: NSObject, UNUserNotificationCenterDelegate {
  private let link: iLink

  init(_ link: iLink) { self.link = link }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler done: @escaping @Sendable () -> Void
  ) {
    if !link.isUpdateNotification(response) {
      // One of the app's own.
    }
    // The system wants to hear of the end on the main thread.
    DispatchQueue.main.async(execute: done)
  }
}
