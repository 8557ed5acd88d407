/// A way to somebody else's value.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  /// Literals take the isolation of where they stand. A binding is read and written there too, which the compiler cannot
  /// see: hence the casts, which change nothing but the type.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    getter = unsafeBitCast(get, to: (() -> Value).self)
    setter = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  init(getter: @escaping () -> Value, setter: @escaping (Value) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(getter: { value }, setter: { _ in }) }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      getter: { wrappedValue[keyPath: path] }, setter: { wrappedValue[keyPath: path] = $0 })
  }
}
