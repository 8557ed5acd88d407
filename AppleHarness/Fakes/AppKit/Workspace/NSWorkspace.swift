@_spi(Stage) import FoundationStandIns

/// Bound to no actor, and not sendable.
@available(macCatalyst, unavailable)
open class NSWorkspace: NSObject {
  // There is one for the whole process.
  nonisolated(unsafe) private static let only = NSWorkspace()
  public class var shared: NSWorkspace { only }

  /// Where the workspace posts, on the main thread: not in the default center.
  open var notificationCenter: NotificationCenter { WorkspaceStage.center }

  open var runningApplications: [NSRunningApplication] { [] }

  @discardableResult
  open func urlForApplication(withBundleIdentifier identifier: String) -> URL? {
    WorkspaceStage.applications[identifier]
  }

  @discardableResult
  open func urlForApplication(toOpen url: URL) -> URL? { nil }

  /// False for a scheme that nothing opens.
  @discardableResult open func open(_ url: URL) -> Bool { WorkspaceStage.desk.ask(url) == .accepted }

  /// The handler is called on a queue in the background.
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    answer(WorkspaceStage.desk.ask(url), completionHandler)
  }

  @discardableResult
  public func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
    let answer = WorkspaceStage.desk.ask(url)
    if answer == .silence { await withCheckedContinuation { WorkspaceStage.forget($0) } }
    guard answer == .accepted else { throw WorkspaceStage.refusal }
    return WorkspaceStage.store
  }

  open func open(
    _ urls: [URL], withApplicationAt application: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let answers = urls.map { WorkspaceStage.desk.ask($0) }
    answer(answers.first { $0 != .accepted } ?? .accepted, completionHandler)
  }

  private func answer(
    _ answer: URLDesk.Answer, _ handler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)?
  ) {
    guard answer != .silence, let handler else { return }
    MainLoop.inBackground {
      if answer == .accepted { handler(WorkspaceStage.store, nil) } else { handler(nil, WorkspaceStage.refusal) }
    }
  }

  public class var screensDidSleepNotification: NSNotification.Name { .init("NSWorkspaceScreensDidSleepNotification") }
  public class var screensDidWakeNotification: NSNotification.Name { .init("NSWorkspaceScreensDidWakeNotification") }

  @available(macOS 10.15, *)
  open class OpenConfiguration: NSObject {
    open var activates = true
    open var promptsUserIfNeeded = true
    open var hides = false
    open var hidesOthers = false
    open var addsToRecentItems = true
    open var requiresUniversalLinks = false
    public override init() { super.init() }
  }
}
