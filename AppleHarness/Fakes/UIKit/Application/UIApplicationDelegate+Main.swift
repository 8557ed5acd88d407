@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UIApplicationDelegate {
  /// What `@main` calls. Compiled only: nothing here launches an app.
  @MainActor @preconcurrency public static func main() { preconditionFailure("a stand-in launches no app") }
}
