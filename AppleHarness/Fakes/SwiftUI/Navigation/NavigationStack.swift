@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
public struct NavigationPath {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@preconcurrency @MainActor
public struct NavigationStack<Data, Root: View>: View, Primitive {
  private let root: Root
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  func draw(in node: Node, onto drawing: Drawing) { node.child("root").draw(root, onto: drawing) }
}
