@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@preconcurrency @MainActor
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
