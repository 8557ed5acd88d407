@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []

  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(root, animated: false)
  }

  public required init?(coder: NSCoder) { nil }

  open var topViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    addChild(controller)
    viewControllers.append(controller)
    controller.loadViewIfNeeded()
  }
}

@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
extension UIViewController {
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  public var navigationItem: UINavigationItem { UINavigationItem.item(of: self) }
}
