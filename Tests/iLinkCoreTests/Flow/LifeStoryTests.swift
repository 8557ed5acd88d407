import Foundation
import TestSupport
import Testing
import iLinkCore

/// The page about a life with iLink is what really happens: it is told by the flow.
@Suite struct `A life with iLink` {
  static let place = Fixtures.repository.appendingPathComponent("Documentation/A-life-with-iLink.md")

  @Test func `the page in Documentation tells what really happens`() throws {
    let told = Self.story().page
    if ProcessInfo.processInfo.environment["ILINK_REWRITE_PAGES"] != nil {
      try Data(told.utf8).write(to: Self.place)
    }
    let written = try String(contentsOf: Self.place, encoding: .utf8)
    #expect(
      written == told,
      "Run: ILINK_REWRITE_PAGES=1 swift test --filter LifeStoryTests, and read what has changed")
  }

  static func story() -> LifeStory {
    var story = LifeStory(
      """
      # A life with iLink

      What a user of an app goes through, event by event. A test plays this page with the real flow and compares, so it
      is true; `ILINK_REWRITE_PAGES=1 swift test --filter LifeStoryTests` writes it anew.

      `▣` a prompt is on screen · `▢` none is · a sentence after it says why, as `verboseLogging` and `ilink explain` do.

      """)
    tellReminders(&story)
    tellForced(&story)
    return story
  }

  private static func tellReminders(_ story: inout LifeStory) {
    story.device = Device()
    story.chapter(
      "Asked politely, with reminders",
      """
      The defaults: a release rests for a day, "later" lasts for a day, "no" lasts until something higher is there, and
      after a tap on Update nobody is asked again in that launch or that day.
      """
    ) { story in
      let released = Date.noon - .hours(1)
      story.tell("The app is opened. 2.2.0 is installed; 2.3.0 was released an hour ago.") {
        $0.open(store: "2.3.0", released: released)
      }
      story.later(.hours(24))
      story.tell("A day later the app comes back from the background.") {
        $0.leave()
        $0.comeBack()
        $0.answer("2.3.0", released: released)
      }
      story.later(.minutes(1))
      story.tell("The user taps Later.") { $0.tap(.remindLater) }
      story.later(.hours(8))
      story.tell("In the evening the app is opened again. 2.4.0 is there meanwhile: seen, and not asked for.") {
        $0.kill()
        $0.open(store: "2.4.0", released: released - .days(1))
      }
      story.later(.hours(16))
      story.tell("The reminder is over.") {
        $0.leave()
        $0.comeBack()
        $0.answer("2.4.0", released: released - .days(1))
      }
      story.tell("A telephone call takes the prompt off the screen. Nothing is remembered by that.") {
        $0.send(.resignedActive)
        $0.tap(.vanished)
      }
      story.tell("The call is over: the prompt is put back, once.") { $0.send(.becameActive) }
      story.tell("The user taps No.") { $0.tap(.decline) }
      story.later(.days(3))
      story.tell("For days an edge of the store answers with the older 2.3.0.") {
        $0.kill()
        $0.open(store: "2.3.0", released: released)
      }
      story.later(.days(3))
      story.tell("2.5.0 is higher than what was declined.") {
        $0.kill()
        $0.open(store: "2.5.0", released: .noon)
      }
      story.tell("The user taps Update.") { $0.tap(.update) }
      story.later(.minutes(5))
      story.tell("Back without having updated: not asked again in this launch, nor on this day.") {
        $0.leave()
        $0.comeBack()
      }
      story.later(.hours(2))
      story.tell("The store has installed 2.5.0 by itself.") {
        $0.kill()
        $0.app = Given.app(installed: "2.5.0")
        $0.open(store: "2.5.0", released: .noon)
      }
    }
  }

  private static func tellForced(_ story: inout LifeStory) {
    story.device = Device()
    story.chapter(
      "Forced",
      """
      The app cannot be used without updating: one button, on screen whenever the app is active. It rests on the listing
      on record and on today's settings, so neither a lost network nor a killed process gets around it. It never holds
      for a version that is less than a day old, that this device cannot install, or that only another country's store has.
      """
    ) { story in
      story.tell("The app is opened, and asks politely.") { $0.open(store: "2.3.0") }
      story.later(.minutes(1))
      story.tell("The app's own code switches aggressiveUpdatePrompt on: the polite prompt is replaced.") {
        $0.set { $0.aggressiveUpdatePrompt = true }
      }
      story.tell("Control Centre is opened and closed.") {
        $0.send(.resignedActive)
        $0.send(.becameActive)
      }
      story.tell("Home. The system takes the prompt away.") {
        $0.leave()
        $0.tap(.vanished)
      }
      story.later(.minutes(1))
      story.tell("Back, without a network.") {
        $0.comeBack()
        $0.answer(nil as StoreListing?)
      }
      story.tell("The user taps Update; the prompt waits behind the store.") { $0.tap(.update) }
      story.later(.minutes(5))
      story.tell("The process is killed and started again, still without a network.") {
        $0.kill()
        $0.open(store: nil)
      }
      story.later(.minutes(5))
      story.tell("The app is taken off the store: nobody could update, so nobody is held up.") {
        $0.leave()
        $0.comeBack()
        $0.notFound()
      }
      story.later(.days(1))
      story.tell("It is back, in another country's store only: that may ask, it never forces.") {
        $0.leave()
        $0.comeBack()
        $0.answer("2.3.0", in: .us)
      }
      story.later(.hours(1))
      story.tell("It is back in the user's own store: the polite prompt is replaced.") {
        $0.leave()
        $0.comeBack()
        $0.answer("2.3.0")
      }
      story.later(.hours(1))
      story.tell("2.3.0 is installed.") {
        $0.kill()
        $0.app = Given.app(installed: "2.3.0")
        $0.open(store: "2.3.0")
      }
    }
  }
}
