@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@frozen public enum Axis: Int8, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct ScrollView<Content: View>: View, Primitive {
  private let content: Content
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  func draw(in node: Node, onto drawing: Drawing) { node.child("content").draw(content, onto: drawing) }
}
