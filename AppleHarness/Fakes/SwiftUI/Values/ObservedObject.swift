/// An object of somebody else, whose changes draw the view anew.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@propertyWrapper
@preconcurrency @MainActor
public struct ObservedObject<Object: ObservableObject>: DynamicProperty, Connected {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
      Binding(getter: { object[keyPath: path] }, setter: { object[keyPath: path] = $0 })
    }
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  func connect(to node: Node, as name: String) { node.observe(wrappedValue, as: name) }
}
