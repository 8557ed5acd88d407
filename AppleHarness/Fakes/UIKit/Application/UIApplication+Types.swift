@available(iOS 4.0, tvOS 9.0, visionOS 1.0, *)
extension UIApplication {
  @nonexhaustive
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  @available(iOS, introduced: 9.0, deprecated: 26.0)
  @available(tvOS, introduced: 9.0, deprecated: 26.0)
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
