@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension View {
  nonisolated public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    Effect(self) { node, _ in node.environment[keyPath: path] = value }
  }
}
