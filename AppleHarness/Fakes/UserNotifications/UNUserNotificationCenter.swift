@_spi(Stage) import FoundationStandIns

/// Bound to no actor, and not sendable. Every completion is called on a queue in the background.
@available(iOS 10.0, macOS 10.14, tvOS 10.0, *)
open class UNUserNotificationCenter: NSObject {
  // There is one for the whole process.
  nonisolated(unsafe) static let only = UNUserNotificationCenter()

  public class func current() -> UNUserNotificationCenter {
    if !ProcessStage.hasAppBundle {
      raise("bundleProxyForCurrentProcess is nil: mainBundle.bundleURL is not an app's")
    }
    return only
  }

  /// To be set before launch ends, or a tap that launched the app is lost.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  open var supportsContentExtensions: Bool { false }

  // Permission

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    NotificationStage.desk.requestAuthorization(options) { granted in
      MainLoop.inBackground { completionHandler(granted, nil) }
    }
  }

  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { granted, _ in continuation.resume(returning: granted) }
    }
  }

  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    MainLoop.inBackground {
      completionHandler(UNNotificationSettings(authorizationStatus: NotificationStage.authorization))
    }
  }

  @discardableResult
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: NotificationStage.authorization)
  }

  // Requests

  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = NotificationStage.desk.add(request)
    MainLoop.inBackground { completionHandler?(error) }
  }

  public func add(_ request: UNNotificationRequest) async throws {
    if let error = NotificationStage.desk.add(request) { throw error }
  }

  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    MainLoop.inBackground { completionHandler(NotificationStage.pending) }
  }

  @discardableResult
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { NotificationStage.pending }

  /// Comes back at once; the requests go a little later.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    MainLoop.inBackground { NotificationStage.desk.removePending { identifiers.contains($0) } }
  }

  open func removeAllPendingNotificationRequests() {
    MainLoop.inBackground { NotificationStage.desk.removePending { _ in true } }
  }

  // Notifications that were shown

  @available(tvOS, unavailable)
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    MainLoop.inBackground { completionHandler(NotificationStage.delivered) }
  }

  @available(tvOS, unavailable)
  @discardableResult
  public func deliveredNotifications() async -> [UNNotification] { NotificationStage.delivered }

  @available(tvOS, unavailable)
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    MainLoop.inBackground { NotificationStage.desk.removeDelivered { identifiers.contains($0) } }
  }

  @available(tvOS, unavailable)
  open func removeAllDeliveredNotifications() {
    MainLoop.inBackground { NotificationStage.desk.removeDelivered { _ in true } }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  open func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    NotificationStage.desk.setBadge(count)
    MainLoop.inBackground { completionHandler?(nil) }
  }
}
