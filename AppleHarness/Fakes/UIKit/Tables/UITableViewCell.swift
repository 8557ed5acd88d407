@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  @nonexhaustive
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  @nonexhaustive
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default

  @available(iOS 14.0, tvOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)?

  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}
