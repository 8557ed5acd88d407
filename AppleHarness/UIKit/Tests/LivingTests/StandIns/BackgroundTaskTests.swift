@_spi(Stage) import BackgroundTasks
import Foundation
@_spi(Stage) import FoundationStandIns
import Synchronization
import Testing
@_spi(Stage) import UIKit

extension Living {
  @Suite @MainActor struct BackgroundTaskTests {
    init() { Living.reset() }

    @Test func `an identifier that is not permitted is refused`() {
      #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: "check", using: nil) { _ in })
      #expect(throws: BGTaskScheduler.Error(.notPermitted)) {
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "check"))
      }
    }

    @Test func `a simulator refuses to submit`() {
      BackgroundTaskStage.permittedIdentifiers = ["check"]
      BackgroundTaskStage.isAvailable = false
      #expect(throws: BGTaskScheduler.Error(.unavailable)) {
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "check"))
      }
    }

    @Test func `one refresh waits at a time, and a launch uses it up`() async throws {
      BackgroundTaskStage.permittedIdentifiers = ["check", "other"]
      let places = Mutex<[Bool]>([])
      BGTaskScheduler.shared.register(forTaskWithIdentifier: "check", using: nil) { @Sendable task in
        places.withLock { $0.append(MainLoop.isOnMain) }
        task.setTaskCompleted(success: true)
      }
      #expect(BackgroundTaskStage.launch("check") == nil)
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "check"))
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "check"))
      #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "other"))
      }
      let task = try #require(BackgroundTaskStage.launch("check"))
      await MainLoop.settle()
      #expect(BackgroundTaskStage.outcome(of: task) == true)
      #expect(places.withLock { $0 } == [false])
      #expect(BackgroundTaskStage.launch("check") == nil)
    }

    @Test func `with the main queue the handler runs there`() async throws {
      BackgroundTaskStage.permittedIdentifiers = ["check"]
      let places = Mutex<[Bool]>([])
      BGTaskScheduler.shared.register(forTaskWithIdentifier: "check", using: .main) { @Sendable task in
        places.withLock { $0.append(MainLoop.isOnMain) }
        task.setTaskCompleted(success: true)
      }
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "check"))
      _ = BackgroundTaskStage.launch("check")
      await MainLoop.settle()
      #expect(places.withLock { $0 } == [true])
    }

    @Test func `time runs out: the handler for that is called, or the task has failed`() async throws {
      BackgroundTaskStage.permittedIdentifiers = ["check"]
      let expirations = Mutex(0)
      BGTaskScheduler.shared.register(forTaskWithIdentifier: "check", using: nil) { @Sendable task in
        task.expirationHandler = { expirations.withLock { $0 += 1 } }
      }
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "check"))
      let task = try #require(BackgroundTaskStage.launch("check"))
      await MainLoop.settle()
      BackgroundTaskStage.expire(task)
      await MainLoop.settle()
      #expect(expirations.withLock { $0 } == 1 && BackgroundTaskStage.outcome(of: task) == nil)
      task.expirationHandler = nil
      BackgroundTaskStage.expire(task)
      await MainLoop.settle()
      #expect(BackgroundTaskStage.outcome(of: task) == false)
    }

    @Test func `what the framework raises, the stand-in raises`() async {
      let late = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { Stage.launch() }
        BackgroundTaskStage.permittedIdentifiers = ["check"]
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "check", using: nil) { _ in }
      }
      expectException(late, "must be registered before application finishes launching")

      let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        BackgroundTaskStage.permittedIdentifiers = ["check"]
        for _ in 1...2 { BGTaskScheduler.shared.register(forTaskWithIdentifier: "check", using: nil) { _ in } }
      }
      expectException(twice, "has already been registered")

      let endedTwice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        BackgroundTaskStage.permittedIdentifiers = ["check"]
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "check", using: nil) { task in
          for _ in 1...2 { task.setTaskCompleted(success: true) }
        }
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "check"))
        _ = BackgroundTaskStage.launch("check")
        await MainLoop.settle()
      }
      expectException(endedTwice, "setTaskCompleted was called twice")
    }

    /// The compiler says nothing: the type of the handler is not sendable, so the closure is code of the main actor.
    @Test func `a main-actor closure without a queue ends the process`() async {
      await #expect(processExitsWith: .signal(SIGILL)) {
        await MainActor.run {
          BackgroundTaskStage.permittedIdentifiers = ["check"]
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "check", using: nil) { task in
            task.setTaskCompleted(success: true)
          }
        }
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "check"))
        _ = BackgroundTaskStage.launch("check")
        await MainLoop.settle()
      }
    }
  }
}
