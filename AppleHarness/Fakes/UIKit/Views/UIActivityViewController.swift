@available(iOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}

@available(iOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor
open class UIActivity: NSObject {}
