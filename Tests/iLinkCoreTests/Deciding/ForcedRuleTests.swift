import Foundation
import Testing
import iLinkCore

@Suite struct `Forced fails open where there is no evidence` {
  static func forced(_ change: (inout UpdateFacts) -> Void = { _ in }) -> UpdateDecision.Answer {
    var facts = Given.facts()
    facts.settings.aggressiveUpdatePrompt = true
    change(&facts)
    return facts.answer()
  }

  @Test func `forced beats declined, reminded, tapped, the gates and the veto`() {
    let answer = Self.forced {
      $0.history.decline(AppVersion("9")!)
      $0.history.remindedAt = .noon
      $0.history.updateTapped = .init(at: .noon, installed: $0.installed, launch: $0.launch)
      $0.settings.usesUntilPrompt = 99
      $0.consulted = false
    }
    #expect(answer == .prompt(.forced))
  }

  @Test func `never for an update that this device cannot install`() {
    #expect(Self.forced { $0.store(Given.seen(Given.listing("2.3.0", minimum: "17.0"))) } != .prompt(.forced))
    #expect(Self.forced { $0.store(Given.seen(Given.listing("2.3.0", platform: .macOS))) } != .prompt(.forced))
  }

  @Test func `not when the listing names a minimum and this system's number is not known`() {
    #expect(Self.forced { $0.app.system = nil } == .prompt(.newer))
    let withoutMinimum = Self.forced {
      $0.app.system = nil
      $0.store(Given.seen(Given.listing("2.3.0", minimum: nil)))
    }
    #expect(withoutMinimum == .prompt(.forced))
  }

  @Test func `a country that the app sets is the user's own one, and the one on record is it no longer`() {
    #expect(Self.forced { $0.settings.appStoreCountry = Storefront("fr") } == .prompt(.newer))
    let fallbackMadeOwn = Self.forced {
      $0.settings.appStoreCountry = .us
      $0.store(Given.seen(Given.listing("2.3.0", in: .us), isOwn: false))
    }
    #expect(fallbackMadeOwn == .prompt(.forced))
  }

  @Test(arguments: [
    ("2.0.13", "2.1", "3.0", UpdateKind.forced), ("2.1", "2.1", "3.0", .newer), ("2.1.0", "2.1", "3.0", .newer),
    ("2.2", "2.1", "3.0", .newer), ("2.0", "3.0", "3.0", .forced), ("2.0", "3.0.1", "3.0", .newer),
  ])
  func `B65: force below the minimum, ask politely above it`(
    installed: String, minimum: String, store: String, kind: UpdateKind
  ) {
    var facts = Given.facts(installed: installed, store: store)
    facts.settings.minimumSupportedVersion = AppVersion(minimum)
    #expect(facts.answer() == .prompt(kind))
  }

  @Test func `a minimum above the store's only warns`() {
    var facts = Given.facts()
    facts.settings.minimumSupportedVersion = AppVersion("3.0")
    let decision = UpdatePolicy.decide(facts, at: .noon)
    #expect(decision.answer == .prompt(.newer))
    #expect(
      decision.warnings == [.minimumAboveStore(minimum: AppVersion("3.0")!, store: AppVersion("2.3.0")!)])
    #expect(decision.trace[UpdateRule.forced.number - 1].because == "the minimum 3.0 is above the store's 2.3.0")
  }
}

@Suite struct `Moments and gates` {
  @Test func `later lasts for the reminder period, to the second`() {
    var facts = Given.facts()
    facts.history.remindedAt = .noon
    #expect(facts.answer(at: .noon + .hours(23.999)) != .prompt(.newer))
    #expect(facts.answer(at: .noon + .hours(24)) == .prompt(.newer))
  }

  @Test(arguments: [TimeInterval.hours(6), .days(3), .days(7)])
  func `B61: any duration`(period: TimeInterval) {
    var facts = Given.facts()
    facts.settings.remindPeriod = period
    facts.history.remindedAt = .noon
    #expect(facts.answer(at: .noon + period - 1) != .prompt(.newer))
    #expect(facts.answer(at: .noon + period) == .prompt(.newer))
  }

  @Test(arguments: [TimeInterval.hours(1), .days(365)])
  func `B139: a moment in the future counts as absent`(ahead: TimeInterval) {
    var facts = Given.facts()
    facts.history.remindedAt = .noon + ahead
    facts.history.updateTapped = .init(at: .noon + ahead, installed: facts.installed, launch: LaunchID("before"))
    #expect(facts.answer() == .prompt(.newer))
  }

  @Test func `a first use in the future counts as absent, and the days begin anew`() {
    var facts = Given.facts()
    facts.settings.daysUntilPrompt = 1
    facts.history.firstUsed = .noon + .days(300)
    #expect(facts.answer() == .quiet(.usage(.days(needed: 1, until: nil))))
  }

  @Test func `the cool-down is the longer of the reminder period and the rest of the launch`() {
    var facts = Given.facts()
    facts.history.updateTapped = .init(at: .noon, installed: facts.installed, launch: facts.launch)
    #expect(facts.answer(at: .noon + .days(9)) == .quiet(.updateTapped(at: .noon, until: nil)))
    facts.launch = LaunchID("next")
    #expect(facts.answer(at: .noon + .hours(23)) == .quiet(.updateTapped(at: .noon, until: .noon + .days(1))))
    #expect(facts.answer(at: .noon + .days(1)) == .prompt(.newer))
    facts.settings.remindPeriod = 0
    #expect(facts.answer() == .prompt(.newer))
  }

  @Test func `a clock that was set back does not end a cool-down of this launch`() {
    var facts = Given.facts()
    facts.history.updateTapped = .init(at: .noon + .days(1), installed: facts.installed, launch: facts.launch)
    #expect(facts.answer().isQuiet)
  }

  @Test(arguments: [
    (0, 0, 0, 0, true), (5, 0, 4, 0, false), (5, 0, 5, 0, true), (0, 3, 99, 2, false), (0, 3, 0, 3, true),
    (5, 3, 4, 2, false), (5, 3, 5, 0, true), (5, 3, 0, 3, true), (-1, -1, 0, 0, true),
  ])
  func `uses or events: of those that are set one suffices`(
    uses: Int, events: Int, used: Int, logged: Int, isMet: Bool
  ) {
    var facts = Given.facts()
    facts.settings.usesUntilPrompt = uses
    facts.settings.eventsUntilPrompt = events
    facts.history.usesCount = used
    facts.history.eventCount = logged
    #expect((facts.answer() == .prompt(.newer)) == isMet)
  }

  @Test func `uses per week are the uses by the weeks, the first day counting whole`() {
    var history = UpdateHistory()
    #expect(history.usesPerWeek(at: .noon) == 0)
    history.usesCount = 10
    history.firstUsed = .noon - .days(14)
    #expect(history.usesPerWeek(at: .noon) == 5)
    history.firstUsed = .noon
    #expect(history.usesPerWeek(at: .noon) == 70)
    history.firstUsed = .noon + 1
    #expect(history.usesPerWeek(at: .noon) == 0)
  }
}

extension UpdateDecision.Answer {
  var isQuiet: Bool { if case .quiet = self { true } else { false } }
}
