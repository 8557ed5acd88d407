import Foundation
import Testing
import iLinkCore

@Suite struct `What is remembered` {
  static func full() -> UpdateHistory {
    var history = UpdateHistory()
    history.lastVersionUsed = VersionText("2.2.0")
    history.firstUsed = .noon - .days(9)
    history.usesCount = 12
    history.eventCount = 3
    history.remindedAt = .noon - .days(2)
    history.remindedInLaunch = Given.launch
    history.decline(AppVersion("2.2.9")!)
    history.updateTapped = .init(at: .noon - .days(3), installed: VersionText("2.2.0"), launch: Given.launch)
    history.notified = VersionText("2.3.0")
    history.isNoticeScheduled = true
    history.appID = Given.appID
    history.developerID = Given.developerID
    history.storefront = .init(candidates: StorefrontCandidates(region: "DE"), storefront: Given.own)
    history.evidence = UpdateEvidence(
      [Given.seen(Given.listing("2.3.0")), Given.seen(Given.listing("2.4.0", released: .noon + 0.5))],
      answeredAt: .noon)
    history.lookedUpAt = .noon - 1
    return history
  }

  @Test func `everything survives the way to the store and back`() {
    var stored = StoredHistory()
    Self.full().write(into: &stored)
    #expect(UpdateHistory(stored) == Self.full())
    #expect(Set(stored.values.keys) == Set(HistoryKey.allCases.map(\.rawValue)))
  }

  @Test func `B137: every key carries the prefix`() {
    for key in HistoryKey.allCases { #expect(key.rawValue.hasPrefix("iLink")) }
  }

  @Test func `what is absent is removed, and keys of others stay`() {
    var stored = StoredHistory(["skipVersion": .text("theirs"), "iLinkFuture": .integer(7)])
    Self.full().write(into: &stored)
    UpdateHistory().write(into: &stored)
    #expect(stored == StoredHistory(["skipVersion": .text("theirs"), "iLinkFuture": .integer(7)]))
  }

  @Test func `resetting clears all but the two numbers`() {
    var history = Self.full()
    history.reset()
    var stored = StoredHistory()
    history.write(into: &stored)
    #expect(Set(stored.values.keys) == ["iLinkAppStoreID", "iLinkArtistID"])
  }

  @Test func `iLink 1-x's keys are read`() {
    let history = UpdateHistory(
      StoredHistory([
        "iLinkAppStoreID": .integer(284_910_350), "iLinkArtistID": .integer(284_910_353),
        "iLinkDeclinedVersion": .text("2.0"), "iLinkLastReminded": .date(.noon), "iLinkLastVersionUsed": .text("2.0"),
        "iLinkFirstUsed": .date(.noon - 1), "iLinkUseCount": .integer(5), "iLinkEventCount": .real(2),
        "iLinkIsUpdateNotificationScheduled": .flag(true),
      ]))
    #expect(history.appID == AppID(284_910_350) && history.developerID == DeveloperID(284_910_353))
    #expect(history.declined == .only(AppVersion("2.0")!))
    #expect(history.remindedAt == .noon && history.lastVersionUsed == VersionText("2.0"))
    #expect(history.firstUsed == .noon - 1 && history.usesCount == 5 && history.eventCount == 2)
    #expect(history.isNoticeScheduled && history.notified == nil)
  }

  @Test func `and kept: what 1-x wrote is there after iLink 2 has saved`() {
    let of1x = StoredHistory([
      "iLinkAppStoreID": .integer(284_910_350), "iLinkDeclinedVersion": .text("2.0"),
      "iLinkLastReminded": .date(.noon), "iLinkUseCount": .integer(5),
      "iLinkIsUpdateNotificationScheduled": .flag(true),
    ])
    var stored = of1x
    UpdateHistory(stored).write(into: &stored)
    #expect(stored == of1x)
  }

  @Test(arguments: ["2.0", "2.1", "3.0"])
  func `one decline in iLink 1-x silences that one version only`(store: String) {
    var facts = Given.facts(installed: "1.9", store: store)
    facts.history = UpdateHistory(StoredHistory(["iLinkDeclinedVersion": .text("2.0")]))
    facts.store(Given.seen(Given.listing(store)))
    #expect((facts.answer() == .prompt(.newer)) == (store != "2.0"))
  }

  @Test func `1-x's no for 2-0 leaves 1-9-5 alone, ours for 2-0 does not`() {
    var facts = Given.facts(installed: "1.9", store: "1.9.5")
    facts.history.declined = .only(AppVersion("2.0")!)
    #expect(facts.answer() == .prompt(.newer))
    facts.history.declined = .upTo(AppVersion("2.0")!)
    #expect(facts.answer().isQuiet)
  }

  @Test(arguments: HistoryKey.allCases)
  func `B140: a value of another type counts as absent, and is overwritten`(key: HistoryKey) {
    let wrong: [StoredValue] = [
      .data(Data([0xFF, 0x00])), .text(""), .text("no number, no date, no { JSON"), .integer(-7), .real(.nan),
      .real(1e300), .flag(true), .date(.distantFuture), .date(Date(timeIntervalSince1970: .infinity)),
    ]
    for value in wrong {
      var stored = StoredHistory([key.rawValue: value])
      let history = UpdateHistory(stored)
      #expect(history.usesCount >= 0 && history.eventCount >= 0)
      var facts = Given.facts()
      let evidence = facts.history.evidence
      facts.history = history
      if history.evidence.listings.isEmpty { facts.history.evidence = evidence }
      _ = UpdatePolicy.decide(facts, at: .noon).report
      Self.full().write(into: &stored)
      #expect(UpdateHistory(stored) == Self.full())
    }
  }

  @Test func `one listing that cannot be read costs only itself`() {
    var stored = StoredHistory()
    Self.full().write(into: &stored)
    guard let text = stored[.listings]?.asText, let middle = text.range(of: "\"versionText\":\"2.3.0\"") else {
      Issue.record("the listings are readable text")
      return
    }
    stored[.listings] = .text(text.replacingCharacters(in: middle, with: "\"versionText\":7"))
    #expect(UpdateHistory(stored).evidence.listings.map(\.version.text) == ["2.4.0"])
  }

  @Test(arguments: [Date.distantPast, .noon + .days(400), .distantFuture, Date(timeIntervalSince1970: -1e18)])
  func `absurd dates lock nobody out`(date: Date) {
    var stored = StoredHistory()
    Self.full().write(into: &stored)
    for key in HistoryKey.allCases { if stored[key]?.asDate != nil { stored[key] = .date(date) } }
    stored[.declinedVersion] = nil
    stored[.updateTappedInLaunch] = nil
    var facts = Given.facts()
    facts.history = UpdateHistory(stored)
    facts.settings.usesUntilPrompt = 1
    #expect(facts.answer() == .prompt(.newer))
  }

  @Test func `the highest no stays`() {
    var history = UpdateHistory()
    history.decline(AppVersion("2.1")!)
    history.decline(AppVersion("2.0")!)
    #expect(history.declined == .upTo(AppVersion("2.1")!))
    history.declined = .only(AppVersion("2.5")!)
    history.decline(AppVersion("2.3")!)
    #expect(history.declined == .upTo(AppVersion("2.3")!))
  }
}
