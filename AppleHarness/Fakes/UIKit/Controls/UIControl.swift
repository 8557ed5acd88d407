@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true
  private var actions: [(action: UIAction, event: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  @available(iOS 14.0, tvOS 14.0, *)
  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

  /// What a person does with it.
  open func sendActions(for events: Event) {
    for row in actions where !row.event.isDisjoint(with: events) { row.action.run(self) }
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
}
