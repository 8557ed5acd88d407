@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct EmptyView: View, Primitive {
  nonisolated public init() {}
  func draw(in node: Node, onto drawing: Drawing) {}
}
