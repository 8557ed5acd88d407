import Foundation
import Testing
import iLinkCore

@testable import iLinkTool

@Suite struct `A refusal pauses everything` {
  private static let terms = RolloutTerms(storefronts: MarketOrder.all)

  /// The distances between requests that are no pacing.
  private static func pauses(_ run: DrawnStore.Run) -> [TimeInterval] {
    zip(run.requests.dropFirst(), run.requests).map { $0.at - $1.at }.filter { $0 > 10 }
  }

  @Test func `for 30 s, then 1, 2, 5, 10, 20, 30 min, each up to a tenth longer`() {
    var terms = Self.terms
    terms.deadline = .noon + 20_000
    let run = DrawnStore(latency: 0.05) { _, _ in .refused() }.run(terms)
    let expected: [TimeInterval] = [30, 60, 120, 300, 600, 1200, 1800, 1800]
    #expect(run.ending == .timeUp)
    for (pause, least) in zip(Self.pauses(run), expected) { #expect((least...(least * 1.1 + 1)).contains(pause)) }
    #expect(Self.pauses(run).count >= 8)
    // Eight were under way when the first refusal came; afterwards one at a time finds out.
    #expect(run.count == 8 + Self.pauses(run).count)
    #expect(run.poller.records.allSatisfy { $0.reason == .throttled })
  }

  @Test func `or for as long as the service says, and longer when that was not enough`() {
    var terms = Self.terms
    terms.deadline = .noon + 3600
    let run = DrawnStore(latency: 0.05) { _, _ in .refused(429, retryAfter: 7) }.run(terms)
    let pauses = Self.pauses(run).map { Int($0) }
    #expect(run.requests[8].at >= 7 && run.requests[8].at < 8)
    #expect(pauses.first.map { (30...33).contains($0) } == true)
    #expect(pauses.dropFirst().first.map { (60...66).contains($0) } == true)
  }

  @Test(arguments: [0, 1, 30, 600, 7200] as [TimeInterval])
  func `a wish of the service is obeyed to the second`(seconds: TimeInterval) {
    var pacer = Pacer(rate: .polite, jobs: 8)
    pacer.refused(askedAt: .noon, retryAfter: seconds, jitter: 0, at: .noon)
    #expect(pacer.pausedUntil == .noon + max(seconds, 1))
  }

  @Test func `of several that were refused together only the first counts`() {
    var pacer = Pacer(rate: .polite, jobs: 8)
    let first = pacer.refused(askedAt: .noon, retryAfter: nil, jitter: 0, at: .noon + 1)
    let second = pacer.refused(askedAt: .noon + 0.5, retryAfter: nil, jitter: 0, at: .noon + 1.5)
    #expect(first && !second)
    #expect(pacer.level == 1 && pacer.pausedUntil == .noon + 31)
    #expect(pacer.atOnce == 1 && !pacer.isFast)
    // One that names a time may still make the pause longer.
    pacer.refused(askedAt: .noon + 0.5, retryAfter: 60, jitter: 0, at: .noon + 2)
    #expect(pacer.level == 1 && pacer.pausedUntil == .noon + 62)
  }

  @Test func `ten good answers make it forgotten, one does not`() {
    var pacer = Pacer(rate: .polite, jobs: 8)
    pacer.refused(askedAt: .noon, retryAfter: nil, jitter: 0, at: .noon)
    pacer.answered(askedAt: .noon - 1)
    #expect(pacer.atOnce == 1)
    pacer.answered(askedAt: .noon + 31)
    #expect(pacer.atOnce == 8 && pacer.level == 1)
    pacer.refused(askedAt: .noon + 40, retryAfter: nil, jitter: 0, at: .noon + 40)
    #expect(pacer.pausedUntil == .noon + 100)
    for _ in 0..<10 { pacer.answered(askedAt: .noon + 101) }
    pacer.refused(askedAt: .noon + 200, retryAfter: nil, jitter: 0, at: .noon + 200)
    #expect(pacer.pausedUntil == .noon + 230)
    #expect(!pacer.isFast)
  }

  @Test(
    arguments: [
      ("15/min", 15), ("1/s", 60), ("600/h", 10), ("20", 20), ("0.5/s", 30), ("900/m", 900), ("0/min", nil),
      ("-1/min", nil), ("", nil), ("/min", nil), ("5/day", nil), ("1/s/s", nil), ("nan", nil), ("1e9/s", nil),
    ] as [(String, Double?)])
  func `a rate is a number and a unit`(text: String, perMinute: Double?) throws {
    let rate = RequestRate(text)
    #expect((rate == nil) == (perMinute == nil))
    if let rate, let perMinute { #expect(abs(rate.perMinute - perMinute) < 1e-9) }
  }
}

@Suite struct `J2: under throttling nothing is left out and nothing is made up` {
  /// Allows so many requests in a minute, then refuses.
  private static func store(
    allowing most: Int, status: Int = 403, version: @escaping (Storefront) -> RolloutPoller.Answer
  ) -> DrawnStore {
    var times: [TimeInterval] = []
    return DrawnStore(latency: 0.05) { storefront, now in
      times.removeAll { $0 <= now - 60 }
      guard times.count < most else { return .refused(status, retryAfter: status == 429 ? 30 : nil) }
      times.append(now)
      return version(storefront)
    }
  }

  private static func truth(_ storefront: Storefront) -> RolloutPoller.Answer {
    ["af", "ru"].contains(storefront.code) ? .absent : .version("2.3.0")
  }

  private static func expectTruth(_ records: [StorefrontRecord]) {
    for record in records where record.status != .unknown {
      #expect(record.status == (["af", "ru"].contains(record.storefront.code) ? .absent : .live))
    }
    #expect(records.count == 175)
  }

  @Test(arguments: [403, 429])
  func `five seconds: what was readable is right, the rest is throttled`(status: Int) {
    var terms = RolloutTerms(storefronts: MarketOrder.all)
    terms.deadline = .noon + 5
    let run = Self.store(allowing: 100, status: status, version: Self.truth).run(terms)
    #expect(run.ending == .timeUp && run.end <= 5)
    Self.expectTruth(run.poller.records)
    #expect(run.poller.readCount == 100)
    #expect(run.poller.records.count { $0.reason == .throttled } == 75)
  }

  @Test(arguments: [403, 429])
  func `ten minutes: all are right`(status: Int) {
    var terms = RolloutTerms(storefronts: MarketOrder.all)
    terms.deadline = .noon + 600
    let run = Self.store(allowing: 100, status: status, version: Self.truth).run(terms)
    #expect(run.ending == .complete)
    Self.expectTruth(run.poller.records)
    #expect(run.poller.readCount == 175)
    #expect(run.poller.throttledResponses <= 10)
  }

  @Test(arguments: [true, false])
  func `the first hundred on the new version, the others behind or unread: the gate stays closed`(isPatient: Bool)
    throws
  {
    let target = RolloutTarget(version: try #require(AppVersion("2.3.0")))
    var terms = RolloutTerms(storefronts: MarketOrder.all, gate: RolloutGate(target: target), isPatient: isPatient)
    if isPatient { terms.deadline = .noon + 5 } else { terms.gate?.confirmations = 1 }
    let run = Self.store(allowing: 92) { storefront in
      MarketOrder.place(of: storefront) < 100 ? .version("2.3.0", released: .noon - 200_000) : .version("2.2.0")
    }.run(terms)
    #expect(run.poller.verdict?.isOpen == false)
    #expect(run.poller.records.count { $0.status == .live } == 92)
    #expect(run.poller.records.count { $0.reason == .throttled } == 83)
  }
}
