/// Not sendable.
@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.frozen()
    self.trigger = trigger
  }
}
