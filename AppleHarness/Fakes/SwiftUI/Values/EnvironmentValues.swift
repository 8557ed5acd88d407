@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
