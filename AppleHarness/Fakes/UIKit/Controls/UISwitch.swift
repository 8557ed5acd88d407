@available(iOS 2.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}
