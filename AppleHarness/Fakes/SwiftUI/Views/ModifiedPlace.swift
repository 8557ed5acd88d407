/// The place where what is modified goes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct ModifiedPlace<Modifier: ViewModifier>: View, Primitive {
  let drawer: @MainActor (Node, Drawing) -> Void
  func draw(in node: Node, onto drawing: Drawing) { drawer(node.child("place"), drawing) }
}
