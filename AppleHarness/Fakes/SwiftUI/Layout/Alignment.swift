@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension VStack {
  public init(alignment: HorizontalAlignment, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(spacing: spacing, content: content)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public struct Alignment: Equatable, Sendable {
  private let name: String
  public static let center = Alignment(name: "center")
  public static let topLeading = Alignment(name: "topLeading")
}
