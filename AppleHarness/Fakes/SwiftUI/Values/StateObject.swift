/// An object that the view keeps while it is on the screen.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@propertyWrapper
@preconcurrency @MainActor
public struct StateObject<Object: ObservableObject>: DynamicProperty, Connected {
  private let make: () -> Object
  private let link = Link()
  private final class Link { var object: Object? }

  public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  public var wrappedValue: Object { link.object ?? make() }
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }

  func connect(to node: Node, as name: String) {
    let object = node.keep(name, make)
    link.object = object
    node.observe(object, as: name + ".observed")
  }
}
