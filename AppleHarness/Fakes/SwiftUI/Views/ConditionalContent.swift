@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public enum ConditionalContent<First: View, Second: View>: View, Primitive {
  case first(First)
  case second(Second)

  func draw(in node: Node, onto drawing: Drawing) {
    switch self {
    case .first(let view): node.child("first").draw(view, onto: drawing)
    case .second(let view): node.child("second").draw(view, onto: drawing)
    }
  }
}
