@_spi(Stage) import FoundationStandIns

/// What the system keeps of an app's background tasks, behind a lock.
@available(macOS, unavailable)
final class TaskDesk: @unchecked Sendable {
  struct Handler {
    let queue: DispatchQueue?
    let launch: (BGTask) -> Void
  }

  private let lock = NSLock()
  // Both only touched under the lock.
  private var handlers: [String: Handler] = [:]
  private var requests: [BGTaskRequest] = []

  private func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  func register(_ identifier: String, _ queue: DispatchQueue?, _ launch: @escaping (BGTask) -> Void) -> Bool {
    locked {
      if handlers[identifier] != nil { return false }
      handlers[identifier] = Handler(queue: queue, launch: launch)
      return true
    }
  }

  /// One refresh request at a time; one of the same name takes the place of the earlier one.
  func submit(_ request: BGTaskRequest) -> Bool {
    locked {
      if requests.contains(where: { $0.identifier != request.identifier }) { return false }
      requests = [request]
      return true
    }
  }

  func cancel(_ isMeant: (String) -> Bool) { locked { requests.removeAll { isMeant($0.identifier) } } }

  var pending: [BGTaskRequest] { locked { requests } }

  func handler(for identifier: String) -> Handler? { locked { handlers[identifier] } }

  func reset() {
    locked {
      handlers = [:]
      requests = []
    }
  }
}
