@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@nonexhaustive
public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}
