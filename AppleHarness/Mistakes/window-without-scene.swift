// lane: compile
// on: ios
// for: newest
// says: 'init()' was deprecated in iOS 26.0
import UIKit

@MainActor func window(in scene: UIWindowScene) -> UIWindow {
  if scene.activationState == .background { return UIWindow() }  // mistake
  return UIWindow(windowScene: scene)
}
