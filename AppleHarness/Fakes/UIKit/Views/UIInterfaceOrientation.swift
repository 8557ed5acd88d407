@available(iOS 2.0, *)
@available(tvOS, unavailable)
@nonexhaustive
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}
