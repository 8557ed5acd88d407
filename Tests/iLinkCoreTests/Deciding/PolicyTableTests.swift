import Foundation
import Testing
import iLinkCore

/// One row per rule and reason: facts under which that rule decides, and the answer.
struct PolicyRow: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: UpdateRule
  let answer: UpdateDecision.Answer
  let change: @Sendable (inout UpdateFacts) -> Void

  init(
    _ name: String, _ rule: UpdateRule, _ answer: UpdateDecision.Answer,
    _ change: @escaping @Sendable (inout UpdateFacts) -> Void
  ) {
    self.name = name
    self.rule = rule
    self.answer = answer
    self.change = change
  }

  var testDescription: String { name }

  static let all: [PolicyRow] = [
    // 1
    PolicyRow("preview mode shows the prompt at launch", .preview, .prompt(.preview)) {
      $0.settings.previewMode = true
    },
    PolicyRow("preview mode needs no lookup", .preview, .prompt(.preview)) {
      $0.settings.previewMode = true
      $0.store()
    },
    PolicyRow("a preview is shown once per launch", .preview, .quiet(.previewShown)) {
      $0.settings.previewMode = true
      $0.isPreviewDone = true
    },
    PolicyRow("no preview by itself when promptAtLaunch is off", .preview, .quiet(.previewOnRequest)) {
      $0.settings.previewMode = true
      $0.settings.promptAtLaunch = false
    },
    PolicyRow("a preview on request", .preview, .prompt(.preview)) { $0.trigger = .preview },
    // 2
    PolicyRow("prompting is off", .prompting, .quiet(.promptingOff)) { $0.settings.globalPromptForUpdate = false },
    PolicyRow("prompting is off for forced updates too", .prompting, .quiet(.promptingOff)) {
      $0.settings.globalPromptForUpdate = false
      $0.settings.aggressiveUpdatePrompt = true
    },
    // 3
    PolicyRow("prompting at launch is off", .atLaunch, .quiet(.notAtLaunch)) { $0.settings.promptAtLaunch = false },
    PolicyRow("prompting at launch is off for forced updates too", .atLaunch, .quiet(.notAtLaunch)) {
      $0.settings.promptAtLaunch = false
      $0.settings.aggressiveUpdatePrompt = true
    },
    PolicyRow("a logged event is no launch", .prompt, .prompt(.newer)) {
      $0.settings.promptAtLaunch = false
      $0.trigger = .automatic(.event)
    },
    // 4
    PolicyRow("a copy from TestFlight", .distribution, .quiet(.notFromAppStore(.testFlight))) {
      $0.app.distribution = .testFlight
    },
    PolicyRow("a Mac app without a receipt", .distribution, .quiet(.notFromAppStore(.outside))) {
      $0.app.distribution = .outside
    },
    PolicyRow("a copy from TestFlight, and the app wants it asked", .prompt, .prompt(.newer)) {
      $0.app.distribution = .testFlight
      $0.settings.promptOutsideAppStore = true
    },
    PolicyRow("a debug build counts as the store's", .prompt, .prompt(.newer)) { $0.app.distribution = .debug },
    PolicyRow("cannot tell counts as the store's", .prompt, .prompt(.newer)) { $0.app.distribution = .unknown },
    // 5
    PolicyRow("nothing on record", .storeVersion, .quiet(.storeVersionUnknown(nil))) { $0.store() },
    PolicyRow(
      "no answer from the store", .storeVersion, .quiet(.storeVersionUnknown(.http(status: 502)))
    ) {
      $0.store()
      $0.lookupProblem = .http(status: 502)
    },
    PolicyRow("a listing of another app is none of this one", .storeVersion, .quiet(.storeVersionUnknown(nil))) {
      $0.settings.applicationBundleID = BundleID("com.example.other")
    },
    PolicyRow("a listing under another number is none of this app", .storeVersion, .quiet(.storeVersionUnknown(nil))) {
      $0.settings.appStoreID = AppID(1)
    },
    // 6
    PolicyRow(
      "the store's version is none", .comparable,
      .quiet(.notComparable(installed: VersionText("2.2.0"), store: VersionText("GX5")))
    ) { $0.store(Given.seen(Given.listing("GX5"))) },
    PolicyRow(
      "the installed version is none", .comparable,
      .quiet(.notComparable(installed: VersionText("trunk"), store: VersionText("2.3.0")))
    ) { $0.app.version = VersionText("trunk") },
    // 7
    PolicyRow("the same version", .newer, .quiet(.upToDate(VersionText("2.2")))) {
      $0.store(Given.seen(Given.listing("2.2")))
    },
    PolicyRow(
      "an older version", .newer, .quiet(.storeOlder(store: VersionText("2.1.9"), installed: VersionText("2.2.0")))
    ) { $0.store(Given.seen(Given.listing("2.1.9"))) },
    // 8
    PolicyRow(
      "a record of another platform", .platform, .quiet(.otherPlatform(record: .macOS, device: .iOS))
    ) { $0.store(Given.seen(Given.listing("2.3.0", platform: .macOS))) },
    // 9
    PolicyRow(
      "this system is too old for it", .system,
      .quiet(.systemTooOld(system: AppVersion("16.4")!, minimum: AppVersion("17.0")!))
    ) { $0.store(Given.seen(Given.listing("2.3.0", minimum: "17.0"))) },
    PolicyRow("a minimum of another platform's numbers does not count", .prompt, .prompt(.newer)) {
      $0.app.platform = .visionOS
      $0.app.system = AppVersion("2.0")
      $0.store(Given.seen(Given.listing("2.3.0", minimum: "17.0")))
    },
    // 10
    PolicyRow(
      "too fresh", .ripe, .quiet(.tooFresh(VersionText("2.3.0"), until: .noon + .hours(23)))
    ) { $0.store(Given.seen(Given.listing("2.3.0", released: .noon - .hours(1)))) },
    // 11
    PolicyRow("aggressive", .forced, .prompt(.forced)) { $0.settings.aggressiveUpdatePrompt = true },
    PolicyRow("below the minimum", .forced, .prompt(.forced)) {
      $0.settings.minimumSupportedVersion = AppVersion("2.2.1")
    },
    PolicyRow("a minimum above the store's forces nobody", .prompt, .prompt(.newer)) {
      $0.settings.minimumSupportedVersion = AppVersion("3.0")
    },
    PolicyRow("a fall-back store's listing never forces", .prompt, .prompt(.newer)) {
      $0.settings.aggressiveUpdatePrompt = true
      $0.store(Given.seen(Given.listing("2.3.0", in: .us), isOwn: false))
    },
    // 12
    PolicyRow(
      "declined", .declined, .quiet(.declined(.upTo(AppVersion("2.3")!), store: VersionText("2.3.0")))
    ) { $0.history.decline(AppVersion("2.3")!) },
    PolicyRow(
      "a higher version was declined", .declined,
      .quiet(.declined(.upTo(AppVersion("2.4")!), store: VersionText("2.3.0")))
    ) { $0.history.decline(AppVersion("2.4")!) },
    PolicyRow("a lower version was declined", .prompt, .prompt(.newer)) { $0.history.decline(AppVersion("2.2.9")!) },
    // 13
    PolicyRow(
      "too few days", .usage, .quiet(.usage(.days(needed: 3, until: .noon + .days(1))))
    ) {
      $0.settings.daysUntilPrompt = 3
      $0.history.firstUsed = .noon - .days(2)
    },
    PolicyRow(
      "too few uses and too few events", .usage,
      .quiet(.usage(.usesAndEvents(uses: 4, needed: 5, events: 0, neededEvents: 2)))
    ) {
      $0.settings.usesUntilPrompt = 5
      $0.settings.eventsUntilPrompt = 2
      $0.history.usesCount = 4
    },
    PolicyRow("enough events suffice", .prompt, .prompt(.newer)) {
      $0.settings.usesUntilPrompt = 5
      $0.settings.eventsUntilPrompt = 2
      $0.history.eventCount = 2
    },
    PolicyRow("too few uses a week", .usage, .quiet(.usage(.usesPerWeek(1, needed: 2)))) {
      $0.settings.usesPerWeekForPrompt = 2
      $0.history.firstUsed = .noon - .days(28)
      $0.history.usesCount = 4
    },
    // 14
    PolicyRow(
      "inside the reminder period", .reminder, .quiet(.reminded(at: .noon - .hours(8), until: .noon + .hours(16)))
    ) { $0.history.remindedAt = .noon - .hours(8) },
    PolicyRow("a reminder period of 0 lasts for the launch", .reminder, .quiet(.reminded(at: .noon, until: nil))) {
      $0.settings.remindPeriod = 0
      $0.history.remindedAt = .noon
      $0.history.remindedInLaunch = Given.launch
    },
    // 15
    PolicyRow(
      "on the way to the store, in another launch", .coolDown,
      .quiet(.updateTapped(at: .noon - .hours(1), until: .noon + .hours(23)))
    ) {
      $0.history.updateTapped = .init(at: .noon - .hours(1), installed: VersionText("2.2"), launch: LaunchID("before"))
    },
    PolicyRow(
      "on the way to the store, in this launch", .coolDown,
      .quiet(.updateTapped(at: .noon - .days(9), until: nil))
    ) { $0.history.updateTapped = .init(at: .noon - .days(9), installed: VersionText("2.2"), launch: Given.launch) },
    PolicyRow("a tap before the last app update is over", .prompt, .prompt(.newer)) {
      $0.history.updateTapped = .init(at: .noon - .hours(1), installed: VersionText("2.1"), launch: Given.launch)
    },
    // 16
    PolicyRow("the app objects", .veto, .quiet(.vetoed)) { $0.consulted = false },
    // 17
    PolicyRow("nothing against it", .prompt, .prompt(.newer)) { _ in },
    PolicyRow("the app agrees", .prompt, .prompt(.newer)) { $0.consulted = true },
  ]
}

@Suite struct `The seventeen rules` {
  @Test(arguments: PolicyRow.all)
  func `each decides as its row says`(row: PolicyRow) {
    var facts = Given.facts()
    row.change(&facts)
    let decision = UpdatePolicy.decide(facts, at: .noon)
    #expect(decision.answer == row.answer)
    #expect(decision.rule == row.rule)
  }

  @Test(arguments: UpdateRule.allCases)
  func `each has a row in which it decides`(rule: UpdateRule) {
    #expect(PolicyRow.all.contains { $0.rule == rule })
  }

  @Test(arguments: UpdateReason.Name.allCases)
  func `each reason has a row, and the rule that it names`(name: UpdateReason.Name) {
    let rows = PolicyRow.all.filter { if case .quiet(let reason) = $0.answer { reason.name == name } else { false } }
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.rule == name.rule) }
  }

  @Test func `they are seventeen, numbered in order, with names of their own`() {
    #expect(UpdateRule.allCases.map(\.number) == Array(1...17))
    #expect(Set(UpdateRule.allCases.map(\.rawValue)).count == 17)
    #expect(Set(UpdateReason.Name.allCases.map(\.rawValue)).count == UpdateReason.Name.allCases.count)
  }

  @Test func `each rule that can say quiet has a reason, and the two that only prompt have none`() {
    let silent = Set(UpdateRule.allCases).subtracting(UpdateReason.Name.allCases.map(\.rule))
    #expect(silent == [.forced, .prompt])
  }
}
