@_spi(Stage) import FoundationStandIns

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState: ActivationState = .unattached
  open var title: String! = ""
  // In which order the scenes came; Apple keeps that to itself.
  private static var connected = 0
  let number: Int

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    Self.connected += 1
    number = Self.connected
    super.init()
  }

  /// Not marked as unavailable in extensions, and its completion is neither bound to the main actor nor sendable.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isImpossible = activationState == .background || activationState == .unattached
    let answer = Stage.desk.ask(url, unless: isImpossible)
    guard answer != .silence, let completion else { return }
    MainLoop.later { completion(answer == .accepted) }
  }

  @discardableResult
  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}
