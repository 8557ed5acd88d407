@_spi(Stage) import AppKit
import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
import Testing
@_spi(Stage) import UserNotifications
import iLinkCore
import iLinkKit

extension Living {
  /// A Mac app's visits, and the checks that go on while it runs.
  @Suite @MainActor struct DesktopLifeTests {
    init() { Living.reset() }

    private func launch(store version: String = "2.0", forced: Bool = false) async -> AppUnderTest {
      let app = AppUnderTest(store: version)
      app.link.aggressiveUpdatePrompt = forced
      Stage.launch()
      await app.settle()
      return app
    }

    @Test func `iLink may be configured before there is an application object, and touches none`() async {
      let app = AppUnderTest()
      app.link.remindPeriod = 2
      #expect(NSApp == nil)
      Stage.launch()
      await app.settle()
      #expect(Stage.alert != nil)
    }

    @Test func `going to another app and back is no new visit`() async {
      let app = await launch(store: "1.0")
      app.clock.advance(86_400)
      for _ in 1...10 {
        Stage.deactivate()
        Stage.activate()
        await app.settle()
      }
      #expect(app.link.usesCount == 1 && app.store.queries.count == 1)
    }

    @Test func `an app that was hidden is visited anew`() async {
      let app = await launch(store: "1.0")
      app.clock.advance(86_400)
      app.store.has("2.0")
      Stage.hide()
      await app.settle()
      Stage.unhide()
      await app.settle()
      #expect(app.link.usesCount == 2 && app.store.queries.count == 2 && Stage.alert != nil)
    }

    @Test(arguments: [true, false]) func `so is one that ran while nobody was there, when it is in use again`(
      isInUse: Bool
    ) async {
      let app = await launch(store: "1.0")
      app.clock.advance(86_400)
      app.store.has("2.0")
      if !isInUse { Stage.deactivate() }
      WorkspaceStage.sleepDisplays()
      await app.settle()
      WorkspaceStage.wakeDisplays()
      await app.settle()
      #expect((Stage.alert != nil) == isInUse)
      Stage.activate()
      await app.settle()
      #expect(app.link.usesCount == 2 && Stage.alert != nil && Stage.sheetAlerts.count == 1)
    }

    @Test(arguments: ["another app", "hidden", "asleep"]) func `a forced sheet is there whenever the app is in use`(
      way: String
    ) async {
      let app = await launch(forced: true)
      app.store.fails()
      for _ in 1...5 {
        switch way {
        case "hidden": Stage.hide()
        case "asleep": WorkspaceStage.sleepDisplays()
        default: Stage.deactivate()
        }
        await app.settle()
        switch way {
        case "hidden": Stage.unhide()
        case "asleep": WorkspaceStage.wakeDisplays()
        default: Stage.activate()
        }
        await app.settle()
        #expect(Stage.alert?.buttons.count == 1 && Stage.sheetAlerts.count == 1)
        app.clock.advance(600)
      }
    }

    /// B95, trap 29: it neither comes to the front nor bounces in the Dock, and no key of the user's hits it.
    @Test(arguments: [true, false]) func `an app that is not in use is left alone until it is`(hasWindow: Bool) async {
      let app = AppUnderTest()
      app.link.aggressiveUpdatePrompt = true
      app.store.hold()
      Stage.launch(windows: hasWindow ? 1 : 0)
      await app.settle()
      Stage.deactivate()
      app.store.release()
      await app.settle()
      #expect(!NSApplication.shared.isActive && Stage.sheetAlerts.isEmpty && Stage.bounces.isEmpty)
      var modals = 0
      Stage.whileModal { _ in
        modals += 1
        Stage.deactivate()
        return .alertFirstButtonReturn
      }
      Stage.activate()
      await app.settle()
      #expect(modals == (hasWindow ? 0 : 1) && (Stage.alert != nil) == hasWindow)
    }

    // MARK: Checks while the app runs

    /// Trap 38: a scheduler that nobody holds, or that is not told of an end, stops for good.
    @Test(arguments: ["an update", "no update", "an error"])
    func `each background check ends, and the next one comes`(outcome: String) async throws {
      let app = await launch(store: "1.0")
      app.link.localNotificationWhenUpdate = true
      app.link.scheduleBackgroundChecks(identifier: "com.example.app.check", interval: 3_600)
      let scheduler = try #require(BackgroundActivities.all.first)
      #expect(scheduler.repeats && scheduler.interval == 3_600)
      Stage.deactivate()
      await app.settle()
      if outcome == "an update" { app.store.has("2.0") }
      if outcome == "an error" { app.store.fails() }
      for count in 1...3 {
        app.clock.advance(3_600)
        #expect(scheduler.fire())
        await app.settle()
        for _ in 1...100 where !scheduler.isScheduled { await MainLoop.settle() }
        #expect(scheduler.isScheduled)
        #expect(app.store.queries.count == 1 + count)
      }
      #expect(NotificationStage.delivered.count == (outcome == "an update" ? 1 : 0))
    }

    @Test func `a newer schedule takes the place of the older one, and no interval is too short`() async {
      let app = await launch(store: "1.0")
      app.link.scheduleBackgroundChecks(identifier: "one", interval: 0)
      app.link.scheduleBackgroundChecks(identifier: "two")
      #expect(BackgroundActivities.all.map(\.identifier) == ["two"])
      #expect(BackgroundActivities.all.allSatisfy { $0.isScheduled })
    }
  }
}
