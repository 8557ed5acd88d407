@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, Primitive {
  let content: Content
  let modifier: Modifier

  func draw(in node: Node, onto drawing: Drawing) {
    node.install(modifier)
    let place = ModifiedPlace<Modifier> { [content] node, drawing in node.draw(content, onto: drawing) }
    node.child("body").draw(modifier.body(content: place), onto: drawing)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
