// Where things stand is not looked at here.
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  open var isActive = false

  @nonexhaustive
  public enum Attribute: Int, Sendable {
    case left = 1
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
  }
}

@available(macOS 10.11, *)
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSLayoutDimension: NSObject {
  open func constraint(equalTo anchor: NSLayoutDimension) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@available(macOS 10.11, *)
@available(macCatalyst, unavailable)
extension NSView {
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}
