@_spi(Stage) import BackgroundTasks
import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
import Synchronization
import Testing
@_spi(Stage) import UIKit
@_spi(Stage) import UserNotifications
import iLinkClient
import iLinkCore

@testable import iLinkKit

extension Living {
  /// Checks in the background: an explicit call, tasks that end on every path.
  @Suite @MainActor struct RefreshTests {
    private let name = "com.example.app.refresh"

    init() { Living.reset() }

    /// An app that registers while it launches, and has gone to the background.
    private func launch(interval: TimeInterval = 3_600) async -> AppUnderTest {
      BackgroundTaskStage.permittedIdentifiers = [name]
      let app = AppUnderTest(store: "1.0")
      app.link.localNotificationWhenUpdate = true
      let link = app.link
      // Trap 11: from code of the main actor, as an app's delegate is.
      #expect(iLink.registerBackgroundRefresh(name, interval) { _ = await link.checkForUpdate() })
      Stage.launch()
      await app.settle()
      Stage.leaveApp()
      await app.settle()
      app.clock.advance(86_400)
      app.store.has("2.0")
      return app
    }

    @Test func `a refresh looks up, gives notice, asks for the next one and says that it is done`() async throws {
      let app = await launch()
      let task = try #require(BackgroundTaskStage.launch(name))
      await app.settle()
      #expect(BackgroundTaskStage.outcome(of: task) == true)
      #expect(NotificationStage.delivered.count == 1 && app.store.queries.count == 2)
      #expect(BackgroundTaskStage.pending.map(\.identifier) == [name])
      let earliest = try #require(BackgroundTaskStage.pending.first?.earliestBeginDate)
      #expect(abs(earliest.timeIntervalSinceNow - 3_600) < 60)
    }

    @Test func `a refresh whose time is over has failed, and what comes late changes nothing`() async throws {
      let app = await launch()
      app.store.hold()
      let task = try #require(BackgroundTaskStage.launch(name))
      await app.settle()
      #expect(BackgroundTaskStage.outcome(of: task) == nil)
      BackgroundTaskStage.expire(task)
      await app.settle()
      #expect(BackgroundTaskStage.outcome(of: task) == false)
      app.store.release()
      await app.settle()
      #expect(BackgroundTaskStage.outcome(of: task) == false)
      #expect(!BackgroundTaskStage.pending.isEmpty)
    }

    @Test func `a refresh that fails to look up is done all the same`() async throws {
      let app = await launch()
      app.store.fails()
      let task = try #require(BackgroundTaskStage.launch(name))
      await app.settle()
      #expect(BackgroundTaskStage.outcome(of: task) == true && NotificationStage.delivered.isEmpty)
    }

    @Test func `a task that is over is let go`() async throws {
      let app = await launch()
      let task = Weak(BackgroundTaskStage.launch(name))
      #expect(task.value != nil)
      await app.settle()
      for _ in 1...20 where task.value != nil { await MainLoop.settle() }
      #expect(task.value == nil)
    }

    /// Trap 32.
    @Test func `an identifier that is not permitted is refused, and a simulator takes no request`() async {
      #expect(!iLink.registerBackgroundRefresh(identifier: name))
      #expect(BackgroundTaskStage.pending.isEmpty)
      BackgroundTaskStage.permittedIdentifiers = [name]
      BackgroundTaskStage.isAvailable = false
      #expect(iLink.registerBackgroundRefresh(identifier: name))
      #expect(BackgroundTaskStage.pending.isEmpty)
    }

    /// Trap 31: an exception once launch has ended, so nothing registers by itself.
    @Test func `using iLink registers nothing`() async {
      BackgroundTaskStage.permittedIdentifiers = [name, "iLink"]
      let app = AppUnderTest()
      Stage.launch()
      await app.settle()
      await app.link.checkForUpdate()
      await app.settle()
      #expect(BackgroundTaskStage.pending.isEmpty)
      let late = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          BackgroundTaskStage.permittedIdentifiers = ["late"]
          Stage.launch()
          iLink.registerBackgroundRefresh(identifier: "late")
        }
      }
      expectException(late, "must be registered before application finishes launching")
    }
  }
}
