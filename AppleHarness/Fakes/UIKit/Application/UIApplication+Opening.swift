@_spi(Stage) import FoundationStandIns

@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
extension UIApplication {
  /// Nothing opens while the app is in the background. The answer comes in a later turn.
  @available(iOS 10.0, tvOS 10.0, *)
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    _ = ask(url, options, completion)
  }

  /// - Returns: false when nobody will ever answer.
  private func ask(
    _ url: URL, _ options: [OpenExternalURLOptionsKey: Any], _ completion: (@MainActor @Sendable (Bool) -> Void)?
  ) -> Bool {
    var isImpossible = applicationState == .background
    if options[.universalLinksOnly] as? Bool == true, url.scheme != "https" { isImpossible = true }
    let answer = Stage.desk.ask(url, unless: isImpossible)
    guard answer != .silence else { return false }
    if let completion { MainLoop.later { completion(answer == .accepted) } }
    return true
  }

  @available(iOS 10.0, tvOS 10.0, *)
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      if !ask(url, options, { continuation.resume(returning: $0) }) { Stage.forget(continuation) }
    }
  }

  /// Does nothing and gives false since iOS 18.
  @available(iOS, introduced: 2.0, deprecated: 10.0)
  @available(tvOS, introduced: 9.0, deprecated: 10.0)
  @available(visionOS, unavailable)
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// False for a scheme that the app's Info.plist does not list, whether it could be opened or not.
  @available(iOS 3.0, tvOS 9.0, *)
  @discardableResult
  public func canOpenURL(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased() ?? ""
    return ["http", "https"].contains(scheme) || Stage.queriesSchemes.contains(scheme)
  }
}
