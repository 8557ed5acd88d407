#if canImport(UserNotifications) && !os(tvOS) && !os(watchOS)
import Foundation
public import UserNotifications

extension iLink {
  /// Whether a notification is iLink's notice of an update.
  public nonisolated func isUpdateNotification(_ notification: UNNotification) -> Bool {
    notification.request.identifier == UpdateNotices.identifier
  }

  /// Whether a response is to iLink's notice of an update. If so, the prompt is shown, as asked for.
  ///
  /// Call it from the app's own `userNotificationCenter(_:didReceive:withCompletionHandler:)`, on any thread.
  #if canImport(ObjectiveC)
  @objc(isUpdateNotificationResponse:)
  #endif
  public nonisolated func isUpdateNotification(_ response: UNNotificationResponse) -> Bool {
    guard isUpdateNotification(response.notification) else { return false }
    guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return true }
    Task { @MainActor in self.happened(.notificationTapped) }
    return true
  }

  /// iLink 1.x's spelling of ``isUpdateNotification(_:)-(UNNotification)``.
  public nonisolated func isUpdateLocalNotification(_ notification: UNNotification) -> Bool {
    isUpdateNotification(notification)
  }
}
#endif
