@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public struct Font: Hashable, Sendable {
  private let name: String
  public static let body = Font(name: "body")
  public static let caption = Font(name: "caption")
  public static let headline = Font(name: "headline")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public protocol ShapeStyle: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension View {
  nonisolated public func font(_ font: Font?) -> some View { Effect(self) { _, _ in } }

  nonisolated public func labelsHidden() -> some View { Effect(self) { _, _ in } }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { Effect(self) { _, _ in } }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
public protocol TextSelectability { static var allowsSelection: Bool { get } }

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    Effect(self) { _, _ in }
  }
}
