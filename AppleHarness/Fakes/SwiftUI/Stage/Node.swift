/// The place of a view in the tree: what it keeps from one drawing to the next.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
final class Node {
  var environment = EnvironmentValues()
  private weak var parent: Node?
  private var children: [String: Node] = [:]
  private var visited: Set<String> = []
  private var kept: [String: Any] = [:]
  private var subscriptions: [String: (object: AnyObject, subscription: AnyCancellable)] = [:]
  private var hasAppeared = false
  private var endings: [@MainActor () -> Void] = []
  private var running: (id: AnyHashable, task: Task<Void, Never>)?
  private let changed: () -> Void

  init(changed: @escaping () -> Void) { self.changed = changed }

  func needsDrawing() { changed() }

  func child(_ name: String) -> Node {
    visited.insert(name)
    let child = children[name] ?? Node(changed: changed)
    child.parent = self
    child.environment = environment
    children[name] = child
    return child
  }

  /// Draws a view in this place. What was here in the last drawing and is not in this one disappears.
  func draw<Content: View>(_ view: Content, onto drawing: Drawing) {
    visited = []
    endings = []
    install(view)
    if let primitive = view as? any Primitive {
      primitive.draw(in: self, onto: drawing)
    } else {
      child("body").draw(view.body, onto: drawing)
    }
    for name in children.keys where !visited.contains(name) { drop(name) }
    hasAppeared = true
  }

  /// Connects the properties of a view or a modifier with what this place keeps.
  func install(_ value: Any) {
    for (index, property) in Mirror(reflecting: value).children.enumerated() {
      (property.value as? any Connected)?.connect(to: self, as: "\(property.label ?? "")\(index)")
    }
  }

  func drop(_ name: String) { children.removeValue(forKey: name)?.end() }

  func end() {
    for child in children.values { child.end() }
    children = [:]
    subscriptions = [:]
    running?.task.cancel()
    running = nil
    for ending in endings { ending() }
    endings = []
  }

  // What modifiers use

  func keep<Value>(_ name: String, _ make: () -> Value) -> Value {
    if let value = kept[name] as? Value { return value }
    let value = make()
    kept[name] = value
    return value
  }

  func observe<Object: ObservableObject>(_ object: Object, as name: String) {
    if subscriptions[name]?.object === object { return }
    subscriptions[name] = (object, object.objectWillChange.sink { [weak self] _ in self?.needsDrawing() })
  }

  func onAppear(_ action: () -> Void) { if !hasAppeared { action() } }
  func onDisappear(_ action: @escaping @MainActor () -> Void) { endings.append(action) }

  func run(_ action: Once, id: AnyHashable) {
    if let running, running.id == id { return }
    running?.task.cancel()
    running = (id, action.start())
  }

  func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: (Value, Value) -> Void) {
    let old = kept["onChange"] as? Value
    kept["onChange"] = value
    if let old { if old != value { action(old, value) } } else if initial { action(value, value) }
  }
}
