@_spi(Stage) import FoundationStandIns

/// What the system keeps of an app's notifications, behind a lock.
final class NotificationDesk: @unchecked Sendable {
  struct State {
    var authorization = UNAuthorizationStatus.notDetermined
    var granted: UNAuthorizationOptions = []
    var dialogs: [(options: UNAuthorizationOptions, answer: (Bool) -> Void)] = []
    var dialogsShown = 0
    var pending: [UNNotificationRequest] = []
    var delivered: [UNNotification] = []
    var badge = 0
  }

  private let lock = NSLock()
  // Only touched under the lock.
  private var state = State()

  func with<Value>(_ body: (inout State) -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  func requestAuthorization(_ options: UNAuthorizationOptions, _ answer: @escaping (Bool) -> Void) {
    let known = with { state -> Bool? in
      switch state.authorization {
      case .denied: return false
      case .notDetermined where options.contains(.provisional), .provisional where options.contains(.provisional):
        state.authorization = .provisional
        state.granted = options
        return true
      case .notDetermined, .provisional:
        state.dialogs.append((options, answer))
        state.dialogsShown += 1
        return nil
      default: return true
      }
    }
    if let known { answer(known) }
  }

  func add(_ request: UNNotificationRequest) -> UNError? {
    with { state in
      switch state.authorization {
      case .notDetermined, .denied: return UNError(code: .notificationsNotAllowed)
      default: break
      }
      state.pending.removeAll { $0.identifier == request.identifier }
      if request.trigger == nil {
        // One of the same name takes the place of the one that was shown.
        state.delivered.removeAll { $0.request.identifier == request.identifier }
        state.delivered.append(UNNotification(request: request))
      } else {
        state.pending.append(request)
      }
      return nil
    }
  }

  func removePending(_ isMeant: (String) -> Bool) { with { $0.pending.removeAll { isMeant($0.identifier) } } }
  func removeDelivered(_ isMeant: (String) -> Bool) {
    with { $0.delivered.removeAll { isMeant($0.request.identifier) } }
  }
  func setBadge(_ count: Int) { with { $0.badge = count } }
}
