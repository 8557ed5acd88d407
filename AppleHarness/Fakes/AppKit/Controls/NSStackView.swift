@available(macOS 10.9, *)
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSStackView: NSView {
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  open var alignment = NSLayoutConstraint.Attribute.centerY
  open var edgeInsets = NSEdgeInsets()
  open var spacing: CGFloat = 8

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open var arrangedSubviews: [NSView] { subviews }
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
}

@available(macCatalyst, unavailable)
@nonexhaustive
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal
  case vertical
}
