@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIView: UIResponder {
  open var frame: CGRect
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(frame: .zero) }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  open func addSubview(_ view: UIView) {
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.append(view)
  }

  /// The window in which the view stands; nil while nobody can see it.
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window ?? controller?.windowOfView }
}
