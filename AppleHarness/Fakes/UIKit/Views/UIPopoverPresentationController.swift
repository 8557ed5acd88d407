/// Says where an action sheet points at on a large screen.
@available(iOS 8.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor
open class UIPopoverPresentationController: NSObject {
  open var sourceView: UIView?
  open var sourceRect: CGRect = .zero

  var hasAnchor: Bool { sourceView != nil }
}
