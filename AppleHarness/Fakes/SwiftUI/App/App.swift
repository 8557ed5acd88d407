/// Compiled only: nothing here launches one.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
extension App {
  @MainActor @preconcurrency public static func main() { preconditionFailure("a stand-in launches no app") }
}
