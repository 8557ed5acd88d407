#if canImport(UserNotifications) && !os(tvOS) && !os(watchOS)
import Foundation
import UserNotifications
import iLinkCore

/// Gives notice with a local notification. Never asks for permission with a dialog: where nothing has been decided,
/// notices are delivered quietly (provisional authorization), else as the user has granted.
///
/// The notification centre's delegate belongs to the app and is never set.
final class UpdateNotices: UpdateNotifier {
  /// The identifier of our notifications; a newer one takes the place of an older one.
  nonisolated static let identifier = "iLinkUpdateNotification"

  private let isInApp: Bool

  /// - Parameter isInApp: Whether this process is an app's. Elsewhere (tools, tests) there is no notification centre:
  ///   asking for it raises an exception.
  init(
    isInApp: Bool = Bundle.main.bundleURL.pathExtension == "app" && Bundle.main.bundleIdentifier != nil
  ) {
    self.isInApp = isInApp
  }

  func notify(of version: VersionText, text: String) async { if isInApp { await Self.deliver(text) } }

  /// Nonisolated, since the centre's classes may not cross from one actor to another.
  private nonisolated static func deliver(_ text: String) async {
    let center = UNUserNotificationCenter.current()
    let status = await center.notificationSettings().authorizationStatus
    if status == .notDetermined {
      guard (try? await center.requestAuthorization(options: [.alert, .provisional])) == true else { return }
    } else if status == .denied {
      return
    }
    let content = UNMutableNotificationContent()
    content.body = text
    try? await center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
  }
}
#endif
