import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
import Testing
@_spi(Stage) import UIKit
import iLinkCore
import iLinkKit

extension Living {
  /// The prompt as an alert in a window of its own.
  @Suite @MainActor struct AlertPromptTests {
    init() { Living.reset() }

    private func launch(scenes: Int = 1, forced: Bool = true) async -> AppUnderTest {
      let app = AppUnderTest()
      app.link.aggressiveUpdatePrompt = forced
      Stage.launch(scenes: scenes)
      await app.settle()
      return app
    }

    private var scene: UIScene? { Stage.sortedScenes.first }
    private var visibleWindowCount: Int { scene.map { Stage.visibleWindows(of: $0).count } ?? 0 }

    /// B83; traps 21 and 22: a window that nobody holds, or without a scene, shows nothing.
    @Test func `the alert is in a window of its own, on the scene in use, above the app's`() async throws {
      let app = await launch()
      let scene = try #require(scene)
      let windows = Stage.visibleWindows(of: scene)
      #expect(windows.count == 2 && windows.last?.windowLevel == .alert)
      #expect(windows.last?.windowScene === scene)
      #expect(windows.first === Stage.appWindow(of: scene))
      #expect(Stage.appWindow(of: scene)?.rootViewController?.presentedViewController == nil)
      withExtendedLifetime(app) {}
    }

    /// Trap 26: two cancel actions, a preferred one that was not added, and a sheet without an anchor are exceptions.
    @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
    func `Update is what Return means, and one button cancels`(idiom: UIUserInterfaceIdiom) async throws {
      Stage.setDevice(idiom, systemVersion: "26.0")
      let app = await launch(forced: false)
      let alert = try #require(Stage.alert)
      #expect(alert.preferredStyle == .alert)
      #expect(alert.preferredAction?.title == "Update")
      #expect(alert.actions.filter { $0.style == .cancel }.map(\.title) == ["Not Now"])
      withExtendedLifetime(app) {}
    }

    @Test(arguments: [true, false]) func `after an answer nothing of the window is left`(asksPresenter: Bool)
      async throws
    {
      Stage.alertsAskTheirPresenter = asksPresenter
      let app = await launch(forced: false)
      #expect(Stage.tap("Remind Me Later"))
      await app.settle()
      #expect(app.delegate.calls.last == "later")
      #expect(visibleWindowCount == 1 && Stage.presentedAlerts.isEmpty)
    }

    /// Trap 19.
    @Test(arguments: [true, false])
    func `a presentation that is refused without a word is asked again at the next chance, not at once`(
      forced: Bool
    ) async throws {
      Stage.presentationsToRefuse = 1
      let app = await launch(forced: forced)
      #expect(Stage.warnings.count == 1 && Stage.presentedAlerts.isEmpty)
      // B85: no empty window stays on top.
      #expect(visibleWindowCount == 1)
      Stage.openControlCentre()
      Stage.closeControlCentre()
      await app.settle()
      #expect(Stage.alert?.actions.count == (forced ? 1 : 3))
    }

    @Test func `a polite prompt that cannot be shown is tried twice in a visit, a forced one for ever`() async {
      for (forced, tries) in [(false, 2), (true, 5)] {
        Living.reset()
        Stage.presentationsToRefuse = 100
        let app = await launch(forced: forced)
        for _ in 1...4 {
          Stage.openControlCentre()
          Stage.closeControlCentre()
          await app.settle()
        }
        #expect(Stage.warnings.count == tries)
      }
    }

    /// Trap 20: nobody's button is called.
    @Test(arguments: ["the alert", "its presenter", "the window's root"])
    func `a prompt that somebody else dismisses is back when the app is next in use`(who: String) async throws {
      let app = await launch()
      switch who {
      case "the alert": Stage.alert?.dismiss(animated: true)
      case "its presenter": Stage.alert?.presentingViewController?.dismiss(animated: true)
      default: Stage.visibleWindows(of: try #require(scene)).last?.rootViewController?.dismiss(animated: false)
      }
      await app.settle()
      #expect(Stage.alert == nil && visibleWindowCount == 1)
      Stage.openControlCentre()
      Stage.closeControlCentre()
      await app.settle()
      #expect(Stage.alert?.actions.count == 1 && Stage.presentedAlerts.count == 1)
    }

    @Test func `a prompt that is dismissed by somebody who keeps it is back all the same`() async throws {
      let app = await launch()
      let alert = try #require(Stage.alert)
      alert.dismiss(animated: true)
      await app.settle()
      Stage.openControlCentre()
      Stage.closeControlCentre()
      await app.settle()
      #expect(Stage.alert !== alert && Stage.alert?.actions.count == 1)
      #expect(visibleWindowCount == 2)
    }

    /// B88, B89.
    @Test func `an alert of the app's own stays below, and one on top leaves the prompt as it is`() async throws {
      let app = await launch()
      let own = UIAlertController(title: "Login", message: nil, preferredStyle: .alert)
      try #require(scene.flatMap(Stage.appWindow)?.rootViewController).present(own, animated: true)
      await app.settle()
      #expect(Stage.alert?.title == "Update Example")
      let above = UIAlertController(title: "Offer", message: nil, preferredStyle: .alert)
      above.addAction(UIAlertAction(title: "No", style: .cancel))
      try #require(Stage.alert).present(above, animated: true)
      await app.settle()
      #expect(Stage.alert === above)
      #expect(Stage.tap("No"))
      await app.settle()
      #expect(Stage.alert?.title == "Update Example" && Stage.presentedAlerts.count == 2)
      #expect(Stage.tap("Update"))
      await app.settle()
      #expect(Stage.desk.opened.count == 1)
    }

    /// B76: each tap opens the store, and the prompt is back.
    @Test(arguments: [true, false]) func `a forced prompt is back after each tap, whether the store opens or not`(
      opens: Bool
    ) async {
      let app = await launch()
      if !opens { Stage.desk.open(schemes: []) }
      for count in 1...3 {
        #expect(Stage.tap("Update"))
        await app.settle()
        #expect(Stage.desk.asked.count == count * (opens ? 1 : 2))
        #expect(Stage.alert?.actions.count == 1)
      }
    }

    /// Trap 33, B106: a simulator has no App Store; B103: the store's own scheme goes first.
    @Test(arguments: [
      (["itms-apps", "https"], ["itms-apps://apps.apple.com/app/id123456789"]),
      (["https"], ["itms-apps://apps.apple.com/app/id123456789", "https://apps.apple.com/app/id123456789"]),
    ])
    func `the https form is opened where the store's own is refused`(schemes: [String], asked: [String]) async {
      let app = await launch()
      // Trap 34: nobody asks whether that would work, so the app's list is of no matter.
      Stage.queriesSchemes = []
      Stage.desk.open(schemes: Set(schemes))
      Stage.tap("Update")
      await app.settle()
      #expect(Stage.desk.asked.map(\.absoluteString) == asked)
      #expect(Stage.desk.opened.count == 1 && app.delegate.calls.last == "prompted")
    }

    @Test func `a store that never answers keeps the app, but not the user's next visit`() async {
      let app = await launch()
      Stage.desk.answer { _ in .silence }
      Stage.tap("Update")
      await MainLoop.settle()
      #expect(Stage.alert == nil)
      Stage.leaveApp()
      Stage.returnToApp()
      await MainLoop.settle()
      #expect(Stage.alert?.actions.count == 1)
      withExtendedLifetime(app) {}
    }
  }
}
