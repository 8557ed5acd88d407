@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
