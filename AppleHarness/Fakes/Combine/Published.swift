import Foundation

/// A property whose object tells of each change before it happens.
///
/// As in Combine it works on properties of classes only, and it is the object's publisher that tells.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("never called") }
    set { fatalError("never called") }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped path: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      (object as? any ObservableObject)?.objectWillChange.send()
      object[keyPath: storage].value = newValue
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension ObservableObject {
  /// The object's own publisher, for an object that does not bring one.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

/// The publishers of objects that bring none. It holds no object.
enum PublisherTable {
  private struct Row {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  // Only touched under the lock.
  nonisolated(unsafe) private static var rows: [ObjectIdentifier: Row] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    if let row = rows[ObjectIdentifier(object)], row.object === object { return row.publisher }
    rows = rows.filter { $0.value.object != nil }
    let publisher = ObservableObjectPublisher()
    rows[ObjectIdentifier(object)] = Row(object: object, publisher: publisher)
    return publisher
  }
}
