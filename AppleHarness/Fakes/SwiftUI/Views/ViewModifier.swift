@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedPlace<Self>
  @ViewBuilder func body(content: Content) -> Body
}
