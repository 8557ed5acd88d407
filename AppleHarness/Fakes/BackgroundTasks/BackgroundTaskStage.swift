@_spi(Stage) import FoundationStandIns

/// The background tasks as a test sees them: it lets the system launch one and lets its time run out.
@available(macOS, unavailable)
@_spi(Stage) public enum BackgroundTaskStage {
  static let desk = TaskDesk()

  // Set by a test before anything runs.
  /// The app's BGTaskSchedulerPermittedIdentifiers.
  nonisolated(unsafe) public static var permittedIdentifiers: Set<String> = []
  /// False on a simulator, and where the user has turned background refresh off.
  nonisolated(unsafe) public static var isAvailable = true

  public static func reset() {
    desk.reset()
    permittedIdentifiers = []
    isAvailable = true
  }

  public static var pending: [BGTaskRequest] { desk.pending }

  /// The system runs the task that was submitted, on the queue of its registration or on one in the background.
  ///
  /// - Returns: nil when nothing was submitted. Without a handler the app is killed.
  public static func launch(_ identifier: String) -> BGTask? {
    guard pending.contains(where: { $0.identifier == identifier }) else { return nil }
    guard let handler = desk.handler(for: identifier) else {
      raise("No launch handler registered for task with identifier \(identifier)")
    }
    desk.cancel { $0 == identifier }
    let task = BGAppRefreshTask(identifier: identifier)
    MainLoop.inBackground(on: handler.queue) { handler.launch(task) }
    return task
  }

  /// The time of a task is over. Without a handler for that the task counts as failed.
  public static func expire(_ task: BGTask) {
    guard task.completed.isEmpty else { return }
    MainLoop.inBackground {
      if let handler = task.expirationHandler { handler() } else { task.setTaskCompleted(success: false) }
    }
  }

  /// How the task ended; nil while it has not.
  public static func outcome(of task: BGTask) -> Bool? { task.completed.first }
}
