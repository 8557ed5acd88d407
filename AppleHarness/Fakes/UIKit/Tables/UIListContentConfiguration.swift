@available(iOS 14.0, tvOS 14.0, *)
@preconcurrency @MainActor
public protocol UIContentConfiguration {}

@available(iOS 14.0, tvOS 14.0, *)
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
