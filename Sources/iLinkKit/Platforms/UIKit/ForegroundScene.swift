#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIApplication {
  /// The scene with windows that the user is in; `nil` while there is none.
  var foregroundScene: UIWindowScene? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.first { $0.activationState == .foregroundActive }
  }
}
#endif
