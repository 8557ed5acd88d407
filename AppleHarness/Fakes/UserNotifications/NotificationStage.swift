@_spi(Stage) import FoundationStandIns

/// The notifications as a test sees them: it answers the system's question, lets time come, and taps.
@_spi(Stage) public enum NotificationStage {
  static let desk = NotificationDesk()

  public static func reset() {
    desk.with { $0 = .init() }
    UNUserNotificationCenter.only.delegate = nil
  }

  /// What the user has decided in the settings.
  public static var authorization: UNAuthorizationStatus {
    get { desk.with { $0.authorization } }
    set { desk.with { $0.authorization = newValue } }
  }

  /// How often the system has put its question on the screen.
  public static var dialogsShown: Int { desk.with { $0.dialogsShown } }

  /// The user answers the system's question.
  public static func answerDialog(_ granted: Bool) {
    let dialogs = desk.with { state in
      defer { state.dialogs = [] }
      state.authorization = granted ? .authorized : .denied
      return state.dialogs
    }
    for dialog in dialogs { dialog.answer(granted) }
  }

  public static var pending: [UNNotificationRequest] { desk.with { $0.pending } }
  public static var delivered: [UNNotification] { desk.with { $0.delivered } }
  public static var badge: Int { desk.with { $0.badge } }

  /// The moment of a pending notification has come. In the foreground the delegate is asked, on another thread.
  public static func deliver(_ identifier: String, inForeground: Bool = false) {
    let notification = desk.with { state -> UNNotification? in
      guard let index = state.pending.firstIndex(where: { $0.identifier == identifier }) else { return nil }
      let notification = UNNotification(request: state.pending.remove(at: index))
      state.delivered.append(notification)
      return notification
    }
    guard let notification, inForeground, let delegate = UNUserNotificationCenter.only.delegate else { return }
    MainLoop.inBackground {
      delegate.userNotificationCenter(UNUserNotificationCenter.only, willPresent: notification) { _ in }
    }
  }

  /// The user taps a notification that was shown. The delegate hears of it on another thread, and has to call the
  /// completion on the main one: UIKit is behind it.
  ///
  /// - Returns: false when there is nothing to tap, or no delegate to hear of it: then the tap is lost.
  @available(tvOS, unavailable)
  @discardableResult public static func tap(
    _ identifier: String, action: String = UNNotificationDefaultActionIdentifier
  ) -> Bool {
    guard let notification = delivered.last(where: { $0.request.identifier == identifier }) else { return false }
    desk.removeDelivered { $0 == identifier }
    return respond(to: notification, action: action)
  }

  /// A response to a notification of somebody else, as the app's delegate gets it.
  @available(tvOS, unavailable)
  public static func response(
    to identifier: String, action: String = UNNotificationDefaultActionIdentifier,
    content: UNNotificationContent = .init()
  ) -> UNNotificationResponse {
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    return UNNotificationResponse(notification: UNNotification(request: request), actionIdentifier: action)
  }

  @available(tvOS, unavailable)
  private static func respond(to notification: UNNotification, action: String) -> Bool {
    guard let delegate = UNUserNotificationCenter.only.delegate else { return false }
    let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
    MainLoop.inBackground {
      delegate.userNotificationCenter(UNUserNotificationCenter.only, didReceive: response) {
        if !MainLoop.isOnMain { raise("Call must be made on main thread") }
      }
    }
    return true
  }
}
