import UIKit
import iLinkKit

/// Named in `Info.plist`. Apps without scenes do not launch any more when they are built with the iOS 27 SDK.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let demo = DemoViewController(model: DemoModel(.shared), settings: Demo.settings)
    window.rootViewController = UINavigationController(rootViewController: demo)
    window.makeKeyAndVisible()
    self.window = window
  }
}
