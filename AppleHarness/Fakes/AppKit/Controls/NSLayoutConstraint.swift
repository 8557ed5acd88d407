// Where things stand is not looked at here.
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  open var isActive = false

  @available(macOS 10.10, *)
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

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

/// The kind keeps an edge at the top from one at the side.
@available(macOS 10.11, *)
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSLayoutAnchor<Kind: AnyObject>: NSObject {
  public func constraint(equalTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@available(macOS 10.11, *)
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@available(macOS 10.11, *)
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@available(macOS 10.11, *)
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@available(macOS 10.11, *)
@available(macCatalyst, unavailable)
extension NSView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}
