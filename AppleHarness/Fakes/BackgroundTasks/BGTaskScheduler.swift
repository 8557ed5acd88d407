@_spi(Stage) import FoundationStandIns

/// Not sendable, bound to no actor.
@available(iOS 13.0, tvOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
@available(macOS, unavailable)
open class BGTaskScheduler: NSObject {
  // There is one for the whole process.
  nonisolated(unsafe) static let only = BGTaskScheduler()
  public class var shared: BGTaskScheduler { only }

  public struct Error: Swift.Error, Hashable, Sendable {
    @nonexhaustive
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  /// Allowed only until launch has ended, once for an identifier. The handler is not sendable: written in code of the
  /// main actor it is bound to that, and without a queue it is called on one in the background.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    if ProcessStage.launchHasEnded {
      raise("All launch handlers must be registered before application finishes launching")
    }
    guard BackgroundTaskStage.permittedIdentifiers.contains(identifier) else { return false }
    if !BackgroundTaskStage.desk.register(identifier, queue, launchHandler) {
      raise("Launch handler for task with identifier \(identifier) has already been registered")
    }
    return true
  }

  @available(iOS, introduced: 13.0, deprecated: 27.0)
  @available(tvOS, introduced: 13.0, deprecated: 27.0)
  open func submit(_ request: BGTaskRequest) throws {
    guard BackgroundTaskStage.permittedIdentifiers.contains(request.identifier) else {
      throw Error(.notPermitted)
    }
    guard BackgroundTaskStage.isAvailable else { throw Error(.unavailable) }
    guard BackgroundTaskStage.desk.submit(request) else { throw Error(.tooManyPendingTaskRequests) }
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    BackgroundTaskStage.desk.cancel { $0 == identifier }
  }

  open func cancelAllTaskRequests() { BackgroundTaskStage.desk.cancel { _ in true } }

  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    MainLoop.inBackground { completionHandler(BackgroundTaskStage.pending) }
  }

  @discardableResult
  public func pendingTaskRequests() async -> [BGTaskRequest] { BackgroundTaskStage.pending }
}
