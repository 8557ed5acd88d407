@_spi(Stage) import FoundationStandIns
import Rehearsal
import Testing
@_spi(Stage) import UIKit

extension Living {
  @Suite @MainActor struct WindowTests {
    init() { Living.reset() }

    private func window(in scene: UIScene?, level: UIWindow.Level = .alert) throws -> UIWindow {
      let window = UIWindow(windowScene: try #require(scene as? UIWindowScene))
      window.rootViewController = UIViewController()
      window.windowLevel = level
      window.makeKeyAndVisible()
      return window
    }

    private func presentAlert(on window: UIWindow) async {
      let alert = UIAlertController(title: "Update", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Now", style: .default))
      window.rootViewController?.present(alert, animated: true)
      await MainLoop.settle()
    }

    @Test func `a window that nobody holds is gone at once, with what it shows`() async throws {
      Stage.launch()
      var held: UIWindow? = try window(in: Stage.sortedScenes.first)
      await presentAlert(on: try #require(held))
      let alert = Weak(Stage.alert)
      #expect(alert.value != nil)
      held = nil
      #expect(Stage.alert == nil && alert.value == nil)
    }

    @Test func `a window without a scene shows nothing in an app with scenes`() async {
      Stage.launch()
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      await presentAlert(on: window)
      #expect(Stage.alert == nil)
      #expect(Stage.warnings.first?.contains("not in the window hierarchy") == true)
    }

    @Test func `in an app of the old kind a window finds the only scene by itself`() async {
      Stage.launch(usingScenes: false)
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.windowLevel = .alert
      window.makeKeyAndVisible()
      await presentAlert(on: window)
      #expect(Stage.alert != nil)
    }

    @Test func `a hidden window shows nothing, and a higher one covers a lower`() async throws {
      Stage.launch()
      let low = try window(in: Stage.sortedScenes.first)
      await presentAlert(on: low)
      let high = try window(in: Stage.sortedScenes.first, level: .alert + 1)
      #expect(Stage.alert == nil)
      high.isHidden = true
      #expect(Stage.alert != nil)
      low.isHidden = true
      #expect(Stage.alert == nil && Stage.presentedAlerts.count == 1)
    }

    @Test func `a lost scene takes the alert away, and neither handler nor completion is called`() async throws {
      Stage.launch(scenes: 2)
      let scene = try #require(Stage.sortedScenes.last)
      let window = try window(in: scene)
      await presentAlert(on: window)
      #expect(Stage.alert != nil)
      Stage.disconnect(scene)
      await MainLoop.settle()
      #expect(Stage.alert == nil && Stage.presentedAlerts.isEmpty)
      #expect(window.windowScene == nil)
      #expect(window.rootViewController?.presentedViewController == nil)
      #expect(UIApplication.shared.applicationState == .active)
    }

    @Test func `a scene lost while an alert comes up keeps the completion for itself`() async throws {
      Stage.launch()
      Stage.transitions = .byHand
      let scene = try #require(Stage.sortedScenes.first)
      let window = try window(in: scene)
      var completions = 0
      window.rootViewController?.present(
        UIAlertController(title: "Update", message: nil, preferredStyle: .alert), animated: true
      ) { completions += 1 }
      Stage.disconnect(scene)
      Stage.finishTransitions()
      #expect(completions == 0)
    }

    @Test func `an alert in the background is not seen, and is there on return`() async throws {
      Stage.launch()
      let window = try window(in: Stage.sortedScenes.first)
      await presentAlert(on: window)
      Stage.leaveApp()
      #expect(Stage.alert == nil)
      Stage.returnToApp()
      #expect(Stage.alert != nil)
    }

    @Test func `a controller hears of its view appearing and disappearing with the window`() throws {
      Stage.launch()
      let controller = Appearing()
      let window = UIWindow(windowScene: try #require(Stage.sortedScenes.first as? UIWindowScene))
      window.rootViewController = controller
      #expect(controller.calls.isEmpty && !controller.isViewLoaded)
      window.makeKeyAndVisible()
      window.isHidden = true
      window.isHidden = false
      window.rootViewController = nil
      #expect(controller.calls == ["loaded", "appeared", "disappeared", "appeared", "disappeared"])
    }

    @Test func `the key window of a scene is the last one that became it`() throws {
      Stage.launch()
      let scene = try #require(Stage.sortedScenes.first as? UIWindowScene)
      let app = scene.keyWindow
      let mine = try window(in: scene)
      #expect(scene.keyWindow === mine)
      mine.isHidden = true
      #expect(scene.keyWindow == nil)
      app?.makeKey()
      #expect(scene.keyWindow === app)
    }
  }
}

private final class Appearing: UIViewController {
  var calls: [String] = []
  override func viewDidLoad() { calls.append("loaded") }
  override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
}
