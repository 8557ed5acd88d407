@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSButton: NSControl {
  open var title = ""
  /// A tag that was set takes the place of the button's value.
  open var tag = 0
  open var keyEquivalent = ""
  open var isEnabled = true
  open var state = StateValue.off
  open var hasDestructiveAction = false

  public struct StateValue: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }
}
