@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSViewController: NSResponder {
  open var title: String?
  open lazy var view = NSView()

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open internal(set) weak var presentingViewController: NSViewController?
  open internal(set) var presentedViewControllers: [NSViewController]? = []

  open func viewDidLoad() {}

  open func presentAsSheet(_ controller: NSViewController) {
    controller.presentingViewController = self
    presentedViewControllers?.append(controller)
  }

  open func dismiss(_ sender: Any?) {
    presentingViewController?.presentedViewControllers?.removeAll { $0 === self }
    presentingViewController = nil
  }
}
