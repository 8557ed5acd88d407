@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct List<Selection: Hashable, Content: View>: View, Primitive {
  private let content: Content
  func draw(in node: Node, onto drawing: Drawing) { node.child("content").draw(content, onto: drawing) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension List where Selection == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
