/// Whether a value can be read in the log later.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
public struct OSLogPrivacy: Equatable, Sendable {
  public enum Mask: Equatable, Sendable { case hash, none }

  enum Choice: Equatable, Sendable { case `public`, `private`, sensitive, auto }
  var choice: Choice

  public static var `public`: OSLogPrivacy { OSLogPrivacy(choice: .public) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(choice: .private) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(choice: .sensitive) }
  /// Numbers are public, everything else is private.
  public static var auto: OSLogPrivacy { OSLogPrivacy(choice: .auto) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}
