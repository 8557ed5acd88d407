@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct AnyView: View, Primitive {
  private let drawer: @MainActor (Node, Drawing) -> Void
  public init(_ view: some View) { drawer = { node, drawing in node.draw(view, onto: drawing) } }
  func draw(in node: Node, onto drawing: Drawing) { drawer(node.child("any"), drawing) }
}
