/// Not sendable. On the television there is a badge and no text.
@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
open class UNNotificationContent: NSObject {
  var values = Values()
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: AnyObject?  // a UNNotificationSound, where there is such a thing
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
  }

  public override init() { super.init() }

  @available(tvOS, unavailable)
  open var title: String { values.title }
  @available(tvOS, unavailable)
  open var subtitle: String { values.subtitle }
  @available(tvOS, unavailable)
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge }
  @available(tvOS, unavailable)
  open var sound: UNNotificationSound? { values.sound as? UNNotificationSound }
  @available(tvOS, unavailable)
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  @available(tvOS, unavailable)
  open var categoryIdentifier: String { values.categoryIdentifier }
  @available(tvOS, unavailable)
  open var threadIdentifier: String { values.threadIdentifier }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }

  /// A request keeps the content as it was when the request was made.
  func frozen() -> UNNotificationContent {
    let content = UNNotificationContent()
    content.values = values
    return content
  }
}
