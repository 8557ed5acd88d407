@_spi(Stage) import FoundationStandIns

@available(iOS 7.0, tvOS 11.0, visionOS 1.0, *)
@nonexhaustive
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData
  case noData
  case failed
}

@available(iOS 4.0, tvOS 9.0, visionOS 1.0, *)
extension UIApplication {
  nonisolated public var backgroundTimeRemaining: TimeInterval { 30 }

  @discardableResult
  nonisolated public func beginBackgroundTask(
    withName name: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTime.begin(expirationHandler)
  }

  @discardableResult
  nonisolated public func beginBackgroundTask(
    expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTime.begin(expirationHandler)
  }

  nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { BackgroundTime.end(identifier) }

  /// Dead since 2019.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  @available(tvOS, introduced: 11.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

  @available(visionOS, unavailable)
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  @available(visionOS, unavailable)
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
}
