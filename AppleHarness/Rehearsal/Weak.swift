/// Holds an object only as long as somebody else does.
package struct Weak<Object: AnyObject> {
  package private(set) weak var value: Object?

  package init(_ value: Object?) { self.value = value }
}
