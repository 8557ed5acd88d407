@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(tvOS, introduced: 13.0, deprecated: 100000.0)
@available(visionOS, introduced: 1.0, deprecated: 100000.0)
@preconcurrency @MainActor
public struct NavigationView<Content: View>: View, Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func draw(in node: Node, onto drawing: Drawing) { node.child("content").draw(content, onto: drawing) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public protocol NavigationViewStyle {}

@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension View {
  nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    Effect(self) { _, _ in }
  }
}
