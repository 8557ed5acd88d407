@available(iOS 3.2, tvOS 9.0, visionOS 1.0, *)
@nonexhaustive
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  @available(iOS 14.0, tvOS 14.0, *)
  case mac = 5
  @available(iOS 17.0, tvOS 17.0, *)
  case vision
}
