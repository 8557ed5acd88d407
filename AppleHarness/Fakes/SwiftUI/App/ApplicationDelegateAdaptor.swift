#if canImport(UIKit)
/// Compiled only: there is nothing that makes the delegate.
@available(iOS 14.0, tvOS 14.0, *)
@propertyWrapper
@preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
  public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { preconditionFailure("a stand-in makes no delegate") }
}
#else
/// Compiled only: there is nothing that makes the delegate.
@available(macOS 11.0, *)
@propertyWrapper
@preconcurrency @MainActor
public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate>: DynamicProperty {
  public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { preconditionFailure("a stand-in makes no delegate") }
}
#endif
