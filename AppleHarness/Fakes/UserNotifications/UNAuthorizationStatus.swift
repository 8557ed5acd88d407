import Foundation

@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
@nonexhaustive
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case authorized
  case provisional
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  case ephemeral
}
