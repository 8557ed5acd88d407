@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItem: UIBarButtonItem?

  private struct Row {
    weak var controller: UIViewController?
    let item: UINavigationItem
  }
  private static var rows: [ObjectIdentifier: Row] = [:]

  static func item(of controller: UIViewController) -> UINavigationItem {
    if let row = rows[ObjectIdentifier(controller)], row.controller === controller { return row.item }
    rows = rows.filter { $0.value.controller != nil }
    let item = UINavigationItem()
    rows[ObjectIdentifier(controller)] = Row(controller: controller, item: item)
    return item
  }
}

@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  open var title: String?
  open var primaryAction: UIAction?

  /// Apple's has more parameters, each with a default.
  @available(iOS 14.0, tvOS 14.0, *)
  public convenience init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.primaryAction = primaryAction
  }
}
