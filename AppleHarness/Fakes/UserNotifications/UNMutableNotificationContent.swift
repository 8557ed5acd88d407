@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
open class UNMutableNotificationContent: UNNotificationContent {
  @available(tvOS, unavailable)
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  @available(tvOS, unavailable)
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  @available(tvOS, unavailable)
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  @available(tvOS, unavailable)
  open override var sound: UNNotificationSound? {
    get { values.sound as? UNNotificationSound }
    set { values.sound = newValue }
  }
  @available(tvOS, unavailable)
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  @available(tvOS, unavailable)
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  @available(tvOS, unavailable)
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
}
