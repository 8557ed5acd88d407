/// What `Logger` takes. It is made of a literal only; a `String` variable does not convert.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
  public init(stringLiteral value: String) { text = value }
}
