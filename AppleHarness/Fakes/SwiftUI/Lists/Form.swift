@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct Form<Content: View>: View, Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func draw(in node: Node, onto drawing: Drawing) { node.child("content").draw(content, onto: drawing) }
}
