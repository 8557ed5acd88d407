import Foundation

/// The schedulers that are alive.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(macCatalyst, unavailable)
@_spi(Stage) public enum BackgroundActivities {
  private static let lock = NSLock()
  // Only touched under the lock.
  nonisolated(unsafe) private static var references: [SchedulerReference] = []

  static func add(_ scheduler: NSBackgroundActivityScheduler) {
    lock.lock()
    defer { lock.unlock() }
    references.append(SchedulerReference(scheduler: scheduler))
  }

  /// Those that somebody still holds.
  public static var all: [NSBackgroundActivityScheduler] {
    lock.lock()
    defer { lock.unlock() }
    references.removeAll { $0.scheduler == nil }
    return references.compactMap(\.scheduler)
  }
}
