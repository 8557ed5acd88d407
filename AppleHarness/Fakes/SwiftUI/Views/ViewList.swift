/// Views one after the other.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct ViewList: View, Primitive {
  private var drawers: [@MainActor (Node, Drawing) -> Void] = []

  mutating func append(_ view: some View) { drawers.append { node, drawing in node.draw(view, onto: drawing) } }

  func draw(in node: Node, onto drawing: Drawing) {
    for (index, draw) in drawers.enumerated() { draw(node.child("\(index)"), drawing) }
  }
}
