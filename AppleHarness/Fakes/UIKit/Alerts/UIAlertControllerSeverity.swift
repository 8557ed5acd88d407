@_spi(Stage) import FoundationStandIns

@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
@nonexhaustive
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`
  case critical
}
