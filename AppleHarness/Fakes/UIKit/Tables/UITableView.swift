/// Keeps what it is told. It draws nothing: a test asks the data source.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UITableView: UIView {
  @nonexhaustive
  public enum Style: Int, Sendable {
    case plain
    case grouped
    @available(iOS 13.0, *)
    @available(tvOS, unavailable)
    case insetGrouped
  }

  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  private var classes: [String: UITableViewCell.Type] = [:]

  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open func reloadData() {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = type as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard classes[identifier] != nil else { preconditionFailure("no cell is registered for \(identifier)") }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
