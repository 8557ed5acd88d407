import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
import Testing
@_spi(Stage) import UIKit
import iLinkCore
import iLinkKit

extension Living {
  /// The prompt and the life of an app with scenes.
  @Suite @MainActor struct ScenePromptTests {
    init() { Living.reset() }

    private func launch(scenes: Int = 1, forced: Bool = true) async -> AppUnderTest {
      let app = AppUnderTest()
      app.link.aggressiveUpdatePrompt = forced
      Stage.launch(scenes: scenes)
      await app.settle()
      return app
    }

    private func scene(_ index: Int) throws -> UIScene { try #require(Stage.sortedScenes.dropFirst(index).first) }

    /// Where the prompt is.
    private var sceneOfPrompt: UIScene? { Stage.sortedScenes.first { Stage.top(of: $0) is UIAlertController } }

    @Test func `iLink may be configured before the application object exists`() async {
      let app = AppUnderTest()
      app.link.remindPeriod = 2
      app.link.aggressiveUpdatePrompt = true
      #expect(app.store.queries.isEmpty)
      Stage.launch()
      await app.settle()
      #expect(Stage.alert != nil)
    }

    @Test func `iLink that starts late finds out that the app is in use already`() async {
      Stage.launch()
      await MainLoop.settle()
      let app = AppUnderTest()
      await app.settle()
      #expect(Stage.alert != nil)
    }

    /// Trap 23 in part: the delegate's own callbacks do not come in an app with scenes, and nobody needs them.
    @Test(arguments: [true, false]) func `an app with scenes and one without are the same`(scenes: Bool) async {
      let app = AppUnderTest()
      Stage.launch(usingScenes: scenes)
      await app.settle()
      #expect(Stage.alert?.title == "Update Example")
    }

    /// Trap 24.
    @Test func `nothing is shown before the app is in use`() async throws {
      let app = AppUnderTest()
      Stage.launch(scenes: 0)
      let scene = Stage.connectWindowScene()
      await app.settle()
      #expect(Stage.presentedAlerts.isEmpty)
      Stage.enterForeground(scene)
      await app.settle()
      #expect(Stage.presentedAlerts.isEmpty && app.store.queries.count == 1)
      Stage.activate(scene)
      await app.settle()
      #expect(Stage.alert != nil)
    }

    /// B73; trap 25: it fires after every Control Centre, call and Face ID sheet.
    @Test(arguments: [true, false]) func `Control Centre changes nothing: one prompt, one lookup`(forced: Bool)
      async throws
    {
      let app = await launch(forced: forced)
      let alert = try #require(Stage.alert)
      for _ in 1...10 {
        Stage.openControlCentre()
        await app.settle()
        Stage.closeControlCentre()
        await app.settle()
      }
      #expect(Stage.alert === alert && Stage.presentedAlerts.count == 1)
      #expect(app.store.queries.count == 1 && app.link.usesCount == 1)
    }

    /// B74, B79.
    @Test func `a forced prompt is there after each return, offline and before any lookup`() async {
      let app = await launch()
      app.store.fails()
      for _ in 1...5 {
        Stage.leaveApp()
        await app.settle()
        Stage.returnToApp()
        await app.settle()
        #expect(Stage.alert?.actions.count == 1 && Stage.presentedAlerts.count == 1)
        app.clock.advance(600)
      }
    }

    @Test func `the system takes the scene away in the background, and the next one shows the prompt`() async throws {
      let app = await launch()
      Stage.leaveApp()
      Stage.disconnect(try scene(0))
      await app.settle()
      #expect(Stage.presentedAlerts.isEmpty)
      Stage.activate(Stage.connectWindowScene())
      await app.settle()
      #expect(Stage.alert?.actions.count == 1)
    }

    @Test(arguments: ["disconnects", "goes to the background"], [true, false])
    func `a prompt moves when its scene goes and another one is in use`(way: String, forced: Bool) async throws {
      let app = await launch(scenes: 2, forced: forced)
      let first = try #require(sceneOfPrompt)
      if way == "disconnects" { Stage.disconnect(first) } else { Stage.enterBackground(first) }
      await app.settle()
      let second = try #require(sceneOfPrompt)
      #expect(second !== first && second.activationState == .foregroundActive)
      #expect(Stage.alert?.actions.count == (forced ? 1 : 3) && Stage.presentedAlerts.count == 1)
      #expect(app.delegate.calls.filter { $0 == "prompted" }.count == 1)
      #expect(Stage.tap("Update"))
      await app.settle()
      #expect(app.delegate.calls.contains("opened"))
    }

    @Test func `a prompt in a scene that stays behind moves to the one that the user comes back to`() async throws {
      let app = await launch()
      let first = try scene(0)
      Stage.leaveApp()
      Stage.activate(Stage.connectWindowScene())
      await app.settle()
      #expect(sceneOfPrompt !== first && Stage.presentedAlerts.count == 1)
    }

    /// B86.
    @Test func `scenes without windows and displays that nobody can touch show no prompt`() async {
      let app = AppUnderTest()
      app.link.aggressiveUpdatePrompt = true
      Stage.launch(scenes: 0)
      Stage.activate(Stage.connectOtherScene())
      Stage.activate(Stage.connectExternalDisplay())
      await app.settle()
      #expect(Stage.presentedAlerts.isEmpty)
      Stage.activate(Stage.connectWindowScene())
      await app.settle()
      #expect(Stage.alert?.actions.count == 1)
    }

    /// B91: the scene goes while the store is asked.
    @Test func `the scene is chosen when the prompt is shown, not when the lookup begins`() async throws {
      let app = AppUnderTest()
      app.store.hold()
      Stage.launch()
      await app.settle()
      Stage.disconnect(try scene(0))
      app.store.release()
      await app.settle()
      #expect(Stage.presentedAlerts.isEmpty)
      let scene = Stage.connectWindowScene()
      Stage.activate(scene)
      await app.settle()
      #expect(sceneOfPrompt === scene)
    }

    @Test func `a scene that goes while the alert moves in leaves nothing behind`() async throws {
      let app = AppUnderTest()
      app.link.aggressiveUpdatePrompt = true
      Stage.transitions = .byHand
      Stage.launch()
      await app.settle()
      #expect(Stage.alert?.isBeingPresented == true)
      Stage.disconnect(try scene(0))
      await app.settle()
      Stage.finishTransitions()
      await app.settle()
      #expect(Stage.presentedAlerts.isEmpty)
      Stage.transitions = .byThemselves
      Stage.activate(Stage.connectWindowScene())
      await app.settle()
      #expect(Stage.alert?.actions.count == 1)
    }

    @Test func `a launch in the background is no use and shows nothing, the return is the launch`() async {
      let app = AppUnderTest()
      Stage.launch(scenes: 0)
      await app.settle()
      #expect(app.link.usesCount == 0 && app.store.queries.isEmpty)
      Stage.activate(Stage.connectWindowScene())
      await app.settle()
      #expect(app.link.usesCount == 1 && Stage.alert != nil)
    }

    /// B97, trap 16.
    @Test func `a notification that comes on another thread is heard on the main actor`() async {
      let app = AppUnderTest()
      Stage.launch()
      await app.settle()
      Stage.openControlCentre()
      Stage.tap("Update")
      await Stage.postInBackground(UIApplication.willEnterForegroundNotification)
      await Stage.postInBackground(UIScene.didActivateNotification)
      await app.settle()
      #expect(Stage.presentedAlerts.count == 1)
    }
  }
}
