/// What is around a view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@propertyWrapper
public struct Environment<Value>: DynamicProperty, Connected {
  private let path: KeyPath<EnvironmentValues, Value>
  private let link = Link()
  private final class Link { var values = EnvironmentValues() }

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  public var wrappedValue: Value { link.values[keyPath: path] }

  func connect(to node: Node, as name: String) { link.values = node.environment }
}
