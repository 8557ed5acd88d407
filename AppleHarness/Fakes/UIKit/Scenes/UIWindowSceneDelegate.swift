@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
