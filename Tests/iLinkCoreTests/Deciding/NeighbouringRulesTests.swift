import Foundation
import Testing
import iLinkCore

/// Facts under which two neighbouring rules would both decide: the first of them does.
@Suite struct `Of two neighbouring rules the first wins` {
  /// What makes a rule decide, put upon facts under which it would not.
  static func make(_ rule: UpdateRule, decide facts: inout UpdateFacts) {
    switch rule {
    case .preview: facts.settings.previewMode = true
    case .prompting: facts.settings.globalPromptForUpdate = false
    case .atLaunch: facts.settings.promptAtLaunch = false
    case .distribution: facts.app.distribution = .testFlight
    case .storeVersion: facts.store()
    case .comparable: facts.app.version = VersionText("trunk")
    case .newer: if !facts.history.evidence.listings.isEmpty { replace(&facts) { $0.versionText = "2.2.0" } }
    case .platform: replace(&facts) { $0.platform = .macOS }
    case .system: replace(&facts) { $0.minimumSystem = AppVersion("17.0") }
    case .ripe: replace(&facts) { $0.releasedAt = .noon - .hours(1) }
    case .forced: facts.settings.aggressiveUpdatePrompt = true
    case .declined: facts.history.decline(AppVersion("2.3")!)
    case .usage: facts.settings.usesUntilPrompt = 3
    case .reminder: facts.history.remindedAt = .noon - .hours(1)
    case .coolDown:
      facts.history.updateTapped = .init(at: .noon - .hours(1), installed: facts.installed, launch: nil)
    case .veto: facts.consulted = false
    case .prompt: break
    }
  }

  static func replace(_ facts: inout UpdateFacts, _ change: (inout StoreListing) -> Void) {
    guard var listing = facts.history.evidence.newest?.listing else { return }
    change(&listing)
    facts.store(Given.seen(listing))
  }

  @Test(arguments: UpdateRule.allCases)
  func `each rule decides alone`(rule: UpdateRule) {
    var facts = Given.facts()
    Self.make(rule, decide: &facts)
    #expect(UpdatePolicy.decide(facts, at: .noon).rule == rule)
  }

  @Test(arguments: Array(zip(UpdateRule.allCases, UpdateRule.allCases.dropFirst())))
  func `each rule decides before the next one`(first: UpdateRule, second: UpdateRule) {
    var facts = Given.facts()
    Self.make(second, decide: &facts)
    Self.make(first, decide: &facts)
    #expect(UpdatePolicy.decide(facts, at: .noon).rule == first)
  }

  @Test func `every rule decides before all that follow`() {
    var facts = Given.facts()
    for rule in UpdateRule.allCases.reversed() {
      Self.make(rule, decide: &facts)
      #expect(UpdatePolicy.decide(facts, at: .noon).rule == rule)
    }
  }
}

@Suite struct `Who asks gets an answer` {
  static let skipped: Set<UpdateRule> = [
    .prompting, .atLaunch, .distribution, .ripe, .declined, .usage, .reminder, .coolDown, .veto,
  ]

  @Test(arguments: UpdateRule.allCases)
  func `asked passes by the rules about unasked prompts, and no other`(rule: UpdateRule) {
    var facts = Given.facts(trigger: .asked)
    `Of two neighbouring rules the first wins`.make(rule, decide: &facts)
    let decision = UpdatePolicy.decide(facts, at: .noon)
    if Self.skipped.contains(rule) {
      #expect(decision.answer == .prompt(.newer))
      #expect(decision.trace[rule.number - 1].result == .skipped)
    } else {
      #expect(decision.rule == rule)
    }
  }

  @Test(arguments: UpdateTrigger.Cause.allCases)
  func `of the automatic causes only a logged event passes by a rule, the one about launches`(
    cause: UpdateTrigger.Cause
  ) {
    let skipped = UpdateRule.allCases.filter { $0.isSkipped(by: .automatic(cause)) }
    #expect(skipped == (cause == .event ? [.atLaunch] : []))
  }

  @Test func `who asks in preview mode sees the preview again`() {
    var facts = Given.facts(trigger: .asked)
    facts.settings.previewMode = true
    facts.settings.promptAtLaunch = false
    facts.isPreviewDone = true
    #expect(facts.answer() == .prompt(.preview))
  }

  @Test func `who asks for a version that is too fresh sees it, and is never forced to it`() {
    var facts = Given.facts(trigger: .asked)
    facts.settings.aggressiveUpdatePrompt = true
    facts.store(Given.seen(Given.listing("2.3.0", released: .noon - .hours(1))))
    #expect(facts.answer() == .prompt(.newer))
    #expect(facts.answer(at: .noon + .hours(23)) == .prompt(.forced))
  }
}
