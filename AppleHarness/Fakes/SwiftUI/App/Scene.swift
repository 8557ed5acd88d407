@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
extension Never: Scene {}

/// A scene that has no scene inside.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@preconcurrency @MainActor
protocol PrimitiveScene: Scene where Body == Never {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
extension PrimitiveScene {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<First: Scene, each Next: Scene>(_ first: First, _ next: repeat each Next)
    -> some Scene
  { SceneList() }
}

/// Scenes one after the other.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
struct SceneList: PrimitiveScene {}
