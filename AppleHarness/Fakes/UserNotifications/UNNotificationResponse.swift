/// Not sendable.
@available(iOS 10.0, macOS 10.14, *)
@available(tvOS, unavailable)
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS 10.0, macOS 10.14, *)
@available(tvOS, unavailable)
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS 10.0, macOS 10.14, *)
@available(tvOS, unavailable)
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
