// lane: compile
// on: tvos
// says: 'title' is unavailable in tvOS
import UserNotifications

func content() -> UNNotificationContent {
  let content = UNMutableNotificationContent()
  content.badge = 1
  content.title = "Update"  // mistake
  return content
}
