@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct Spacer: View, Primitive {
  public init(minLength: CGFloat? = nil) {}
  func draw(in node: Node, onto drawing: Drawing) {}
}
