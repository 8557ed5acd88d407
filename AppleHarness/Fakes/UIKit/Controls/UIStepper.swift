@available(iOS 5.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}
