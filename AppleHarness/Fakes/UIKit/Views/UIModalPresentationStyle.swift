@available(iOS 3.2, tvOS 9.0, visionOS 1.0, *)
@nonexhaustive
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  @available(tvOS, unavailable)
  case pageSheet
  @available(tvOS, unavailable)
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  @available(tvOS, unavailable)
  case popover
  case automatic = -2
  case none = -1
}
