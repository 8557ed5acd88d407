@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension UIScene {
  @nonexhaustive
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public override init() { super.init() }
  }

  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override init() { super.init() }
  }
}
