@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
open class UITraitCollection: NSObject, @unchecked Sendable {
  @available(iOS 13.0, tvOS 13.0, *)
  public class var current: UITraitCollection { UITraitCollection() }
}
