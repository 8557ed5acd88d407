@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
