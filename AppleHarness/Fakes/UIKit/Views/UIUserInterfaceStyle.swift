@available(iOS 12.0, tvOS 10.0, visionOS 1.0, *)
@nonexhaustive
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}
