@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
public struct UNError: Error, Hashable, Sendable {
  @nonexhaustive
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }

  public let code: Code
}
