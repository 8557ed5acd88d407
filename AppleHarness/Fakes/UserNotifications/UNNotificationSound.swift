@available(iOS 10.0, macOS 10.14, *)
@available(tvOS, unavailable)
open class UNNotificationSound: NSObject {
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}
