/// Not sendable.
@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
open class UNNotification: NSObject {
  public let date = Date()
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}
