/// A property that the stage connects with what it keeps, before the body is asked for.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public protocol DynamicProperty {}
