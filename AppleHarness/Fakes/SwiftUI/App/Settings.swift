@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@preconcurrency @MainActor
public struct Settings<Content: View>: PrimitiveScene {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
