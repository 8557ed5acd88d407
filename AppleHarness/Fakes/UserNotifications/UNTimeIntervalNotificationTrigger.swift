@_spi(Stage) import FoundationStandIns

@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    if timeInterval <= 0 { raise("time interval must be greater than 0") }
    if repeats, timeInterval < 60 { raise("time interval must be at least 60 if repeating") }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}
