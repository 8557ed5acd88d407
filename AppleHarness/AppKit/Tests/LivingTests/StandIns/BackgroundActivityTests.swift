@_spi(Stage) import AppKit
@_spi(Stage) import FoundationStandIns
import Synchronization
import Testing

extension Living {
  @Suite @MainActor struct BackgroundActivityTests {
    init() { Living.reset() }

    private func scheduler(repeats: Bool = true) -> NSBackgroundActivityScheduler {
      let scheduler = NSBackgroundActivityScheduler(identifier: "check")
      scheduler.repeats = repeats
      scheduler.interval = 3600
      return scheduler
    }

    @Test func `the block runs in the background, again and again`() async {
      let scheduler = scheduler()
      let places = Mutex<[Bool]>([])
      scheduler.schedule { completion in
        places.withLock { $0.append(MainLoop.isOnMain) }
        completion(.finished)
      }
      for _ in 1...3 {
        #expect(scheduler.fire())
        await MainLoop.settle()
      }
      #expect(places.withLock { $0 } == [false, false, false])
    }

    @Test func `one that does not call its completion never runs again`() async {
      let scheduler = scheduler()
      scheduler.schedule { _ in }
      #expect(scheduler.fire())
      await MainLoop.settle()
      #expect(!scheduler.fire() && !scheduler.isScheduled)
    }

    @Test func `one that does not repeat is over when it has finished, and waits when it deferred`() async {
      for (result, waits) in [(NSBackgroundActivityScheduler.Result.finished, false), (.deferred, true)] {
        let scheduler = scheduler(repeats: false)
        scheduler.schedule { completion in completion(result) }
        scheduler.fire(askingToDefer: true)
        await MainLoop.settle()
        #expect(scheduler.isScheduled == waits)
      }
    }

    @Test func `one that nobody holds is gone, and one that was invalidated rests`() async {
      var held: NSBackgroundActivityScheduler? = scheduler()
      held?.schedule { completion in completion(.finished) }
      #expect(BackgroundActivities.all.count == 1)
      held?.invalidate()
      #expect(held?.fire() == false)
      held = nil
      #expect(BackgroundActivities.all.isEmpty)
    }
  }
}
