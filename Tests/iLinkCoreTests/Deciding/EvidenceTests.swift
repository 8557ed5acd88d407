import Foundation
import Testing
import iLinkCore

@Suite struct `A release must be ripe` {
  private static let delay: TimeInterval = .days(1)

  @Test(
    arguments: [
      ("released two days ago", -48.0, nil), ("released exactly a day ago", -24, nil), ("released an hour ago", -1, 23),
      ("released now", 0, 24), ("ahead by an hour: fresh", 1, 25), ("ahead by exactly the delay: fresh", 24, 48),
      ("further ahead: absurd, so ripe", 25, nil),
    ] as [(String, Double, Double?)])
  func `a day old, or absurd`(name: String, released: Double, ripens: Double?) {
    let seen = Given.seen(Given.listing("2.3.0", released: .noon + .hours(released)))
    #expect(seen.ripensAt(delay: Self.delay, at: .noon) == ripens.map { .noon + .hours($0) })
  }

  @Test func `no date is ripe`() {
    #expect(Given.seen(Given.listing("2.3.0", released: nil)).ripensAt(delay: Self.delay, at: .noon) == nil)
  }

  @Test(arguments: [0, -1, TimeInterval.nan])
  func `no delay: ripe at once`(delay: TimeInterval) {
    let seen = Given.seen(Given.listing("2.3.0", released: .noon))
    #expect(seen.ripensAt(delay: delay, at: .noon) == nil)
  }

  @Test func `an endless delay is a century`() {
    let seen = Given.seen(Given.listing("2.3.0", released: .noon))
    #expect(seen.ripensAt(delay: .infinity, at: .noon) != nil)
    #expect(seen.ripensAt(delay: .infinity, at: .noon + .days(36_600)) == nil)
  }

  @Test func `3-1 fresh while 3-0 is ripe: 3-0 counts until 3-1 ripens`() {
    var facts = Given.facts(installed: "2.0")
    facts.store(
      Given.seen(Given.listing("3.1", released: .noon - .hours(1))), Given.seen(Given.listing("3.0")))
    func version(at moment: Date) -> String? { UpdatePolicy.decide(facts, at: moment).subject?.version.text }
    #expect(version(at: .noon) == "3.0")
    #expect(version(at: .noon + .hours(22)) == "3.0")
    #expect(version(at: .noon + .hours(23)) == "3.1")
  }

  @Test func `with 3-0 installed, 3-1 fresh is the reason, not that 3-0 is up to date`() {
    var facts = Given.facts(installed: "3.0")
    facts.store(
      Given.seen(Given.listing("3.1", released: .noon - .hours(1))), Given.seen(Given.listing("3.0")))
    let decision = UpdatePolicy.decide(facts, at: .noon)
    #expect(decision.answer == .quiet(.tooFresh(VersionText("3.1"), until: .noon + .hours(23))))
    #expect(decision.nextPossibleAt == .noon + .hours(23))
  }

  @Test func `of two fresh ones the first to ripen is waited for`() {
    var facts = Given.facts(installed: "3.0")
    facts.store(
      Given.seen(Given.listing("3.2", released: .noon - .hours(1))),
      Given.seen(Given.listing("3.1", released: .noon - .hours(20))))
    #expect(UpdatePolicy.decide(facts, at: .noon).nextPossibleAt == .noon + .hours(4))
  }

  @Test func `a declined version names the day on which the next one ripens`() {
    var facts = Given.facts(installed: "2.0")
    facts.history.decline(AppVersion("3.0")!)
    facts.store(
      Given.seen(Given.listing("3.1", released: .noon - .hours(1))), Given.seen(Given.listing("3.0")))
    let decision = UpdatePolicy.decide(facts, at: .noon)
    #expect(decision.reason?.name == .declined)
    #expect(decision.nextPossibleAt == .noon + .hours(23))
  }
}

@Suite struct `The record about the store` {
  var evidence = UpdateEvidence.none

  mutating func record(
    _ version: String, released: Date? = nil, in storefront: Storefront = Given.own, at moment: Date
  ) {
    evidence.record(
      Given.listing(version, released: released, in: storefront), isOwnStorefront: storefront == Given.own,
      delay: .days(1), at: moment)
  }

  var versions: [String] { evidence.listings.map(\.version.text) }

  @Test mutating func `a lower answer does not lower it within 24 hours of the last sight`() {
    record("3.0", at: .noon)
    record("2.9", at: .noon + .hours(1))
    #expect(versions == ["3.0"])
    record("3.0", at: .noon + .hours(2))
    record("2.9", at: .noon + .hours(25.9))
    #expect(versions == ["3.0"])
    record("2.9", at: .noon + .hours(26))
    #expect(versions == ["2.9"])
  }

  @Test mutating func `a clock that was set back lowers it at once: a moment in the future is absent`() {
    record("3.0", at: .noon)
    record("2.9", at: .noon - .hours(1))
    #expect(versions == ["2.9"])
  }

  @Test mutating func `a fresh version joins the ripe one that it will replace`() {
    record("3.0", at: .noon)
    record("3.1", released: .noon + .hours(1), at: .noon + .hours(1))
    #expect(versions == ["3.1", "3.0"])
    record("3.1", released: .noon + .hours(1), at: .noon + .hours(26))
    #expect(versions == ["3.1"])
  }

  @Test mutating func `the same version in another spelling is the same`() {
    record("3.0", at: .noon)
    record("3.0.0", at: .noon + .hours(1))
    #expect(versions == ["3.0.0"])
  }

  @Test mutating func `a version that cannot be compared lowers nothing within 24 hours, and then counts`() {
    record("3.0", at: .noon)
    record("GX5", at: .noon + .hours(1))
    #expect(versions == ["3.0"])
    record("GX5", at: .noon + .hours(24))
    #expect(versions == ["GX5"])
    record("2.0", at: .noon + .hours(25))
    #expect(versions == ["2.0"])
  }

  @Test mutating func `another storefront replaces everything`() {
    record("3.0", at: .noon)
    record("2.9", in: .us, at: .noon + .hours(1))
    #expect(versions == ["2.9"])
    #expect(evidence.newest?.isOwnStorefront == false)
  }

  @Test mutating func `many fresh versions in a row keep the newest ones and the next to ripen`() {
    record("1.0", at: .noon - .days(9))
    for number in 1...20 {
      let moment = Date.noon + .minutes(Double(number))
      evidence.record(
        Given.listing("2.\(number)", released: moment), isOwnStorefront: true, delay: .days(1), at: moment)
    }
    #expect(versions.count == UpdateEvidence.maximumCount)
    #expect(versions.first == "2.20")
    #expect(versions.last == "1.0")
  }

  @Test func `listings are put in order, whatever order they came in`() {
    let evidence = UpdateEvidence(["2.0", "x", "3.0", "2.10"].map { Given.seen(Given.listing($0)) })
    #expect(evidence.listings.map(\.version.text) == ["3.0", "2.10", "2.0", "x"])
  }
}
