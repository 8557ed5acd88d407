/// What a view keeps while it is on the screen.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@propertyWrapper
public struct State<Value>: DynamicProperty, Connected {
  private let initial: Value
  private let link = Link()

  final class Link { var box: Box? }

  final class Box {
    var value: Value { didSet { changed() } }
    let changed: () -> Void
    init(value: Value, changed: @escaping () -> Void) {
      self.value = value
      self.changed = changed
    }
  }

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { link.box?.value ?? initial }
    nonmutating set { link.box?.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(getter: { wrappedValue }, setter: { wrappedValue = $0 }) }

  func connect(to node: Node, as name: String) {
    link.box = node.keep(name) { Box(value: initial) { [weak node] in node?.needsDrawing() } }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
