import Foundation
import iLinkKit

/// Lets the system wake the app now and then to look for an update. `Info.plist` names the same identifier under
/// `BGTaskSchedulerPermittedIdentifiers`, and `fetch` under `UIBackgroundModes`.
enum BackgroundRefresh {
  /// Call it before launching ends: later it is an exception.
  static func register() {
    iLink.registerBackgroundRefresh(identifier: (Bundle.main.bundleIdentifier ?? "") + ".refresh")
  }
}
