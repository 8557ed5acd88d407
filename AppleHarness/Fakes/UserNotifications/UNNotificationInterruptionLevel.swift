@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
@nonexhaustive
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive
  case active
  case timeSensitive
  case critical
}
