@_spi(Stage) import FoundationStandIns

@available(iOS 7.0, tvOS 11.0, visionOS 1.0, *)
@nonexhaustive
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted
  case denied
  case available
}
