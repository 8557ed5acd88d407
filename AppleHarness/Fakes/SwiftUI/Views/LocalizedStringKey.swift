@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let words: String
  public init(_ words: String) { self.words = words }
  public init(stringLiteral words: String) { self.words = words }
}
