#if canImport(BackgroundTasks) && canImport(UIKit) && !os(watchOS)
import BackgroundTasks
public import Foundation

extension iLink {
  /// Registers a background refresh that looks for an update, and gives notice if `localNotificationWhenUpdate` is on.
  ///
  /// Call it before launching ends (`didFinishLaunching`, or the `App`'s initialiser): later, or twice for one identifier,
  /// is an exception. The identifier must stand under `BGTaskSchedulerPermittedIdentifiers` in `Info.plist`, and
  /// `UIBackgroundModes` must hold `fetch`. The system gives time when it likes: days may pass, and none is given after
  /// the user has force-quit the app.
  ///
  /// - Parameters:
  ///   - identifier: The task's identifier.
  ///   - interval: The least number of seconds between two; a hint to the system.
  /// - Returns: Whether the identifier is permitted.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  @discardableResult public nonisolated static func registerBackgroundRefresh(
    identifier: String, interval: TimeInterval = 86_400
  ) -> Bool {
    registerBackgroundRefresh(identifier, interval) { _ = await iLink.shared.checkForUpdate() }
  }

  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  nonisolated static func registerBackgroundRefresh(
    _ identifier: String, _ interval: TimeInterval, check: @escaping @Sendable () async -> Void
  ) -> Bool {
    // Not main-actor code: the handler runs on the scheduler's own queue.
    let isRegistered = BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil) {
      @Sendable task in
      scheduleBackgroundRefresh(identifier, interval)
      RefreshTask(task).run(check)
    }
    if isRegistered { scheduleBackgroundRefresh(identifier, interval) }
    return isRegistered
  }

  /// Asks for the next one. Refused on a simulator, and where the user has switched background refresh off.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  private nonisolated static func scheduleBackgroundRefresh(_ identifier: String, _ interval: TimeInterval) {
    let request = BGAppRefreshTaskRequest(identifier: identifier)
    request.earliestBeginDate = Date(timeIntervalSinceNow: interval)
    try? BGTaskScheduler.shared.submit(request)
  }
}

/// A task of the scheduler's that is completed exactly once, in every path.
// The task is only told its end, once, under the lock; the scheduler takes that on any thread.
private final class RefreshTask: @unchecked Sendable {
  private let task: BGTask
  private let lock = NSLock()
  private var isCompleted = false

  init(_ task: BGTask) { self.task = task }

  func run(_ work: @escaping @Sendable () async -> Void) {
    let working = Task {
      await work()
      self.complete(success: !Task.isCancelled)
    }
    // Weakly, or the task would hold itself for good.
    task.expirationHandler = { [weak self] in
      working.cancel()
      self?.complete(success: false)
    }
  }

  private func complete(success: Bool) {
    let isFirst = lock.withLock {
      defer { isCompleted = true }
      return !isCompleted
    }
    if isFirst { task.setTaskCompleted(success: success) }
  }
}
#endif
