@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension UIScene {
  nonisolated public class var willConnectNotification: NSNotification.Name { .init("UISceneWillConnectNotification") }
  nonisolated public class var didDisconnectNotification: NSNotification.Name {
    .init("UISceneDidDisconnectNotification")
  }
  nonisolated public class var didActivateNotification: NSNotification.Name { .init("UISceneDidActivateNotification") }
  nonisolated public class var willDeactivateNotification: NSNotification.Name {
    .init("UISceneWillDeactivateNotification")
  }
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    .init("UISceneWillEnterForegroundNotification")
  }
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UISceneDidEnterBackgroundNotification")
  }
}
