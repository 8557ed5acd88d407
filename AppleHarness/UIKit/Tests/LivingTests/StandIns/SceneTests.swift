import Foundation
import Testing
@_spi(Stage) import UIKit

extension Living {
  @Suite @MainActor struct SceneTests {
    init() { Living.reset() }

    @Test func `without an application object there is no shared one`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = UIApplication.shared }
      }
      expectException(result, "UIApplication.shared is nil")
    }

    @Test func `a launched app is active, and one launched without scenes is in the background`() {
      Stage.launch()
      #expect(UIApplication.shared.applicationState == .active)
      Stage.launch(scenes: 0)
      #expect(UIApplication.shared.applicationState == .background)
    }

    @Test func `on the way back the notification comes while the state is still background`() {
      Stage.launch()
      Stage.leaveApp()
      #expect(UIApplication.shared.applicationState == .background)

      let diary = Diary([
        UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
      ])
      Stage.returnToApp()
      #expect(
        diary.lines == [
          "UISceneWillEnterForegroundNotification background",
          "UIApplicationWillEnterForegroundNotification background",
          "UISceneDidActivateNotification active", "UIApplicationDidBecomeActiveNotification active",
        ])
    }

    @Test func `Control Centre makes the app inactive and active again, and never enters the background`() {
      Stage.launch()
      let diary = Diary([
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ])
      Stage.openControlCentre()
      #expect(UIApplication.shared.applicationState == .inactive)
      Stage.closeControlCentre()
      #expect(
        diary.lines == [
          "UIApplicationWillResignActiveNotification active", "UIApplicationDidBecomeActiveNotification active",
        ])
    }

    @Test func `the app resigns only with its last active scene`() throws {
      Stage.launch(scenes: 2)
      let diary = Diary([UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification])
      Stage.deactivate(try #require(Stage.sortedScenes.first))
      #expect(diary.lines.isEmpty)
      Stage.deactivate(try #require(Stage.sortedScenes.last))
      #expect(diary.lines.count == 1)
    }

    @Test func `connected scenes may have no windows or be in the background`() {
      Stage.launch()
      Stage.connectOtherScene()
      Stage.connectWindowScene()
      let scenes = UIApplication.shared.connectedScenes
      #expect(scenes.count == 3)
      #expect(scenes.filter { $0 is UIWindowScene && $0.activationState == .foregroundActive }.count == 1)
    }

    @Test func `with scenes the delegate hears of the launch and of nothing else`() {
      let delegate = Delegate()
      Stage.launch(delegate: delegate)
      Stage.leaveApp()
      Stage.returnToApp()
      Stage.terminate()
      #expect(delegate.calls == ["didFinishLaunching", "willTerminate"])
    }
  }
}

/// Writes down notifications, each with the state that the application has at that moment.
@MainActor final class Diary {
  private(set) var lines: [String] = []
  private var observers: [any NSObjectProtocol] = []

  init(_ names: [NSNotification.Name]) {
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated {
          let state = UIApplication.shared.applicationState
          self?.lines.append(
            "\(name.rawValue) \(state == .active ? "active" : state == .inactive ? "inactive" : "background")")
        }
      }
    }
  }

  func stop() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  var calls: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
}
