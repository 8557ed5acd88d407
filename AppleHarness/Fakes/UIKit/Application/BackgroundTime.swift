@_spi(Stage) import FoundationStandIns

/// The background tasks that were begun and not ended.
@_spi(Stage) public enum BackgroundTime {
  private static let lock = NSLock()
  // Both only touched under the lock.
  nonisolated(unsafe) private static var open: [UIBackgroundTaskIdentifier: (@MainActor @Sendable () -> Void)?] = [:]
  nonisolated(unsafe) private static var last = 0

  public static var unended: Int {
    lock.lock()
    defer { lock.unlock() }
    return open.count
  }

  static func begin(_ expirationHandler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    lock.lock()
    defer { lock.unlock() }
    last += 1
    open[UIBackgroundTaskIdentifier(rawValue: last)] = expirationHandler
    return UIBackgroundTaskIdentifier(rawValue: last)
  }

  static func end(_ identifier: UIBackgroundTaskIdentifier) {
    lock.lock()
    defer { lock.unlock() }
    open[identifier] = nil
  }

  static func reset() {
    lock.lock()
    defer { lock.unlock() }
    open = [:]
  }

  /// The time is over: every handler is called, and what is not ended afterwards gets the app killed.
  @MainActor public static func expire() {
    lock.lock()
    let handlers = open.values.compactMap { $0 }
    lock.unlock()
    for handler in handlers { handler() }
    if unended > 0 { raise("a background task was not ended by its expiration handler: the app is killed") }
  }
}
