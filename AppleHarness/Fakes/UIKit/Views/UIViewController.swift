@_spi(Stage) import FoundationStandIns

@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var hasAppeared = false

  // Presenting: a controller holds what it presents, and not the other way round.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  weak var windowAsRoot: UIWindow? { didSet { if windowAsRoot == nil { disappear() } } }

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var title: String?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // Views

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() { view = UIView(frame: .zero) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func addChild(_ child: UIViewController) {
    child.parent?.children.removeAll { $0 === child }
    child.parent = self
    children.append(child)
  }

  open func didMove(toParent parent: UIViewController?) {}

  // What the system asks

  open var traitCollection: UITraitCollection { .current }

  @available(iOS 6.0, *)
  @available(tvOS, unavailable)
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  @available(iOS 7.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  @available(iOS 7.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var prefersStatusBarHidden: Bool { false }

  @available(iOS 8.0, *)
  @available(tvOS, unavailable)
  open var popoverPresentationController: UIPopoverPresentationController? { popover }
  @available(tvOS, unavailable)
  var popover: UIPopoverPresentationController? { nil }

  // Presenting, in UIViewController+Presenting.swift

  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    beginPresenting(controller, animated: animated, completion: completion)
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: animated, completion: completion)
  }

  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

  // Appearing

  /// The window that shows the view, if one does.
  var windowOfView: UIWindow? {
    if let windowAsRoot { return windowAsRoot.isShowing ? windowAsRoot : nil }
    return (presenter ?? parent)?.windowOfView
  }

  func appearIfPossible(animated: Bool = false) {
    guard windowOfView != nil else { return disappear() }
    guard !hasAppeared else { return }
    hasAppeared = true
    loadViewIfNeeded()
    viewWillAppear(animated)
    viewDidAppear(animated)
  }

  func disappear(animated: Bool = false) {
    guard hasAppeared else { return }
    hasAppeared = false
    viewWillDisappear(animated)
    viewDidDisappear(animated)
  }

  /// What is presented on top of everything that began here.
  var top: UIViewController {
    var top = self
    while let next = top.presented { top = next }
    return top
  }
}
