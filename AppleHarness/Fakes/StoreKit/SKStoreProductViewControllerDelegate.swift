import Foundation

/// Bound to no actor. The method is optional.
@available(iOS 6.0, macCatalyst 13.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

@available(iOS 6.0, macCatalyst 13.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
