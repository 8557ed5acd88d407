import Foundation
import Testing
import iLinkCore

@Suite struct `A decision says why` {
  static func reminded() -> UpdateDecision {
    var facts = Given.facts()
    facts.history.remindedAt = .noon - .hours(8)
    return UpdatePolicy.decide(facts, at: .noon)
  }

  @Test(arguments: PolicyRow.all)
  func `the trace has all rules in order: passed or skipped, one that stopped, the rest not reached`(row: PolicyRow) {
    var facts = Given.facts()
    row.change(&facts)
    let decision = UpdatePolicy.decide(facts, at: .noon)
    #expect(decision.trace.map(\.rule) == UpdateRule.allCases)
    for step in decision.trace {
      switch step.rule.number {
      case ..<decision.rule.number: #expect([.passed, .skipped].contains(step.result))
      case decision.rule.number: #expect(step.result == .stopped)
      default: #expect(step.result == .notReached)
      }
      #expect(!step.because.isEmpty)
    }
  }

  @Test func `the trace of a reminder, as explain shows it`() {
    let lines = Self.reminded().trace.map { "\($0.rule.rawValue) | \($0.result.rawValue) | \($0.because)" }
    #expect(
      lines == [
        "preview | pass | off",
        "prompting | pass | on",
        "at launch | pass | on",
        "distribution | pass | from the App Store",
        "store version | pass | 2.3.0, de, seen 0 s ago",
        "comparable | pass | 2.2.0 and 2.3.0",
        "newer | pass | 2.2.0 < 2.3.0 (minor)",
        "platform | pass | ios",
        "system | pass | 16.4 ≥ 16.0",
        "ripe | pass | released 2 d ago, waits 24 h",
        "forced | pass | not forced",
        "declined | pass | nothing declined",
        "usage | pass | no gates set",
        "reminder | stop | 8 h ago, waits 24 h",
        "cool-down | not-reached | not reached",
        "app's veto | not-reached | not reached",
        "prompt | not-reached | not reached",
      ])
  }

  @Test func `the values that a rule used have names and types`() {
    let step = Self.reminded().trace[UpdateRule.reminder.number - 1]
    #expect(
      step.values.map(\.name) == ["remindedAt", "remindPeriod"])
    #expect(step.values.map(\.value) == [.date(.noon - .hours(8)), .real(86_400)])
  }

  @Test func `the answer is a sentence, with the next possible moment`() {
    #expect(
      Self.reminded().description
        == "No prompt: \"remind me later\" 8 hours ago, and the reminder period is 1 day. "
        + "Next possible 2026-12-01T04:00:00Z.")
    #expect(
      UpdatePolicy.decide(Given.facts(), at: .noon).description
        == "Prompt (newer): 2.2.0 is installed, the store has 2.3.0.")
  }

  @Test(arguments: PolicyRow.all)
  func `every answer reads as one line without a hole`(row: PolicyRow) {
    var facts = Given.facts()
    row.change(&facts)
    let decision = UpdatePolicy.decide(facts, at: .noon)
    let words = decision.description
    #expect(words.hasPrefix(decision.kind == nil ? "No prompt: " : "Prompt ("))
    #expect(words.hasSuffix("."))
    #expect(!words.contains("nil") && !words.contains("  ") && !words.contains("\n") && !words.contains(".."))
    #expect(decision.report.split(separator: "\n").count == 18)
  }

  @Test func `a decision that needs the app's word says so`() {
    var facts = Given.facts()
    #expect(UpdatePolicy.decide(facts, at: .noon).needsConsultation)
    facts.consulted = true
    #expect(!UpdatePolicy.decide(facts, at: .noon).needsConsultation)
    facts.consulted = nil
    facts.trigger = .asked
    #expect(!UpdatePolicy.decide(facts, at: .noon).needsConsultation)
    facts.trigger = .automatic(.launch)
    facts.settings.aggressiveUpdatePrompt = true
    #expect(!UpdatePolicy.decide(facts, at: .noon).needsConsultation)
  }

  @Test func `preview mode and refused URLs are warned of`() {
    var facts = Given.facts()
    facts.settings.previewMode = true
    facts.settings.ratingsURL = URL(string: "javascript:alert(1)")
    #expect(
      UpdatePolicy.decide(facts, at: .noon).warnings == [.previewMode, .urlRefused("javascript:alert(1)")])
  }
}

@Suite struct `What there is, whoever wants to be asked` {
  @Test func `an update that was declined is there all the same`() {
    var facts = Given.facts()
    facts.history.decline(AppVersion("9")!)
    facts.settings.globalPromptForUpdate = false
    #expect(UpdatePolicy.status(of: facts, at: .noon) == .available(Given.listing("2.3.0")))
    #expect(UpdatePolicy.availableUpdate(facts, at: .noon)?.versionText == "2.3.0")
  }

  @Test func `up to date, with the reason`() {
    #expect(
      UpdatePolicy.status(of: Given.facts(store: "2.2"), at: .noon) == .upToDate(.upToDate(VersionText("2.2"))))
    var facts = Given.facts()
    facts.store(Given.seen(Given.listing("2.3.0", minimum: "17")))
    guard case .upToDate(.systemTooOld) = UpdatePolicy.status(of: facts, at: .noon) else {
      Issue.record("a version for newer systems is none for this device")
      return
    }
  }

  @Test func `cannot tell, with the reason`() {
    var facts = Given.facts(store: nil)
    facts.lookupProblem = .timedOut(host: "itunes.apple.com", after: 30)
    #expect(
      UpdatePolicy.status(of: facts, at: .noon)
        == .cannotTell(.storeVersionUnknown(.timedOut(host: "itunes.apple.com", after: 30))))
  }

  @Test func `a badge waits until the version is ripe, the answer to a question does not`() {
    var facts = Given.facts()
    facts.store(Given.seen(Given.listing("2.3.0", released: .noon)))
    #expect(UpdatePolicy.availableUpdate(facts, at: .noon) == nil)
    #expect(UpdatePolicy.availableUpdate(facts, at: .noon + .days(1)) != nil)
    guard case .available = UpdatePolicy.status(of: facts, at: .noon) else {
      Issue.record("who looks wants the truth")
      return
    }
  }
}
