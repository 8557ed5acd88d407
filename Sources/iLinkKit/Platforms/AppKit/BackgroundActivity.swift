#if canImport(AppKit) && !canImport(UIKit)
public import Foundation

extension iLink {
  /// Looks for an update now and then while the app runs, and gives notice if `localNotificationWhenUpdate` is on.
  ///
  /// - Parameters:
  ///   - identifier: The activity's identifier; by default one under the app's bundle identifier.
  ///   - interval: Seconds between two; the system shifts them to a good time. At least a minute.
  public func scheduleBackgroundChecks(identifier: String? = nil, interval: TimeInterval = 86_400) {
    let name = identifier ?? (Bundle.main.bundleIdentifier ?? "iLink") + ".update-check"
    companion = BackgroundActivity(identifier: name, interval: interval) { [weak self] in
      await self?.checkForUpdate()
    }
  }
}

/// Keeps the scheduler alive, and tells it of every end.
@MainActor final class BackgroundActivity {
  // Set up once here and told to stop once at the end, when nobody else can refer to it any more.
  private nonisolated(unsafe) let scheduler: NSBackgroundActivityScheduler

  init(identifier: String, interval: TimeInterval, work: @escaping @MainActor @Sendable () async -> Void) {
    scheduler = NSBackgroundActivityScheduler(identifier: identifier)
    scheduler.repeats = true
    // A repeating activity without an interval is an exception.
    scheduler.interval = max(60, interval)
    scheduler.schedule { @Sendable completion in
      Task {
        await work()
        completion(.finished)
      }
    }
  }

  deinit { scheduler.invalidate() }
}
#endif
