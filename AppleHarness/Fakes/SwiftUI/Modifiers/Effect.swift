/// Content with something that happens when it is drawn. All modifiers of views are made of it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
struct Effect<Content: View>: View, Primitive {
  // Set once, before anybody else can see it.
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let effect: @MainActor (Node, Drawing) -> Void

  nonisolated init(_ content: Content, _ effect: @escaping @MainActor (Node, Drawing) -> Void) {
    self.content = content
    self.effect = effect
  }

  func draw(in node: Node, onto drawing: Drawing) {
    effect(node, drawing)
    node.child("content").draw(content, onto: drawing)
  }
}
