#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIApplication {
  /// The scene with windows that the user is in; `nil` while there is none. Not one on an external display, where nobody
  /// could answer.
  var foregroundScene: UIWindowScene? {
    connectedScenes.compactMap { $0 as? UIWindowScene }
      .first {
        $0.activationState == .foregroundActive && !$0.session.role.rawValue.contains("ExternalDisplay")
      }
  }
}
#endif
