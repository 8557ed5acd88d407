@_exported import Foundation
@_exported import FoundationStandIns

@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  @available(iOS 12.0, macOS 10.14, tvOS 12.0, *)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}
