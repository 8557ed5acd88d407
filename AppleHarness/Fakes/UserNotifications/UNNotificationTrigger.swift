@_spi(Stage) import FoundationStandIns

@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
