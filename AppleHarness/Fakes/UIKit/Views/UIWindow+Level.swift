@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
extension UIWindow {
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static let normal = Level(0)
    @available(tvOS, unavailable)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (level: Level, more: CGFloat) -> Level { Level(level.rawValue + more) }
    public static func - (level: Level, less: CGFloat) -> Level { Level(level.rawValue - less) }
  }
}
