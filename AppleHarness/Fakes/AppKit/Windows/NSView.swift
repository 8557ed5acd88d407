@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSView: NSResponder {
  open var frame = CGRect.zero
  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  open var isFlipped: Bool { false }
  open var translatesAutoresizingMaskIntoConstraints = true

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}
