/// Not sendable.
@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
open class UNNotificationSettings: NSObject {
  public let authorizationStatus: UNAuthorizationStatus
  init(authorizationStatus: UNAuthorizationStatus) { self.authorizationStatus = authorizationStatus }
}
