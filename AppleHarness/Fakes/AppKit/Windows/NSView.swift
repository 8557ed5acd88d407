@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSView: NSResponder {
  open var frame = CGRect.zero
  open private(set) var subviews: [NSView] = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open func addSubview(_ view: NSView) { subviews.append(view) }
}
