/// The identity of one run of the process, so that "not again in this launch" needs no clock.
public struct LaunchID: Sendable, Hashable, CustomStringConvertible {
  /// Any text that no other launch has; a UUID in apps.
  public let text: String

  /// Takes a text that no other launch has.
  public init(_ text: String) { self.text = text }

  /// The text.
  public var description: String { text }
}
