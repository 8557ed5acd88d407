import Foundation
import Testing
import iLinkCore

@testable import iLinkTool

private let two = ["us", "de"].compactMap { Storefront($0) }

private func gate(confirm: Int = 2, isNamed: Bool = false) throws -> RolloutGate {
  var gate = RolloutGate(target: RolloutTarget(version: try #require(AppVersion("2.3.0"))), isNamed: isNamed)
  gate.confirmations = confirm
  return gate
}

@Suite struct `The poller asks every storefront once, the largest markets first` {
  private static let terms = RolloutTerms(storefronts: MarketOrder.all)

  @Test func `eight at once, in order, each once`() {
    let run = DrawnStore(latency: 0.05) { _, _ in .version("2.3.0") }.run(Self.terms)
    #expect(run.ending == .complete)
    #expect(run.requests.map(\.storefront) == MarketOrder.all)
    #expect(run.requests.prefix(9).map(\.at) == [0, 0, 0, 0, 0, 0, 0, 0, 0.05])
    #expect(abs(run.end - 22 * 0.05) < 0.001)
    #expect(run.poller.records.allSatisfy { $0.status == .live && $0.attempts == 1 })
  }

  @Test(
    arguments: [
      (RolloutPoller.Answer.version("2.3.0"), StorefrontStatus.live, nil, 1),
      (.version("nonsense"), .live, nil, 1), (.absent, .absent, nil, 1), (.failed(.badAnswer), .unknown, .badAnswer, 1),
      (.failed(.http(400)), .unknown, .http(400), 1), (.failed(.http(503)), .unknown, .http(503), 4),
      (.failed(.timeout), .unknown, .timeout, 4), (.failed(.network), .unknown, .network, 4),
    ] as [(RolloutPoller.Answer, StorefrontStatus, UnknownReason?, Int)])
  func `four honest states, and a valid answer is never asked for twice`(
    answer: RolloutPoller.Answer, status: StorefrontStatus, reason: UnknownReason?, attempts: Int
  ) throws {
    let china = try #require(Storefront("cn"))
    let run = DrawnStore { storefront, _ in storefront == china ? answer : .version("2.3.0") }.run(Self.terms)
    let record = try #require(run.poller.records.first { $0.storefront == china })
    #expect(run.ending == .complete && record.status == status && record.reason == reason)
    #expect(record.attempts == attempts && run.count == 174 + attempts)
    #expect(run.end < 60)
  }

  @Test func `a failure that passes leaves no trace but the count`() throws {
    var failed: Set<Storefront> = []
    let run = DrawnStore { storefront, _ in
      // One in ten: not a storm.
      let place = MarketOrder.place(of: storefront)
      return place % 10 == 3 && failed.insert(storefront).inserted ? .failed(.network) : .version("2.3.0")
    }.run(Self.terms)
    #expect(run.ending == .complete && run.end < 10)
    #expect(run.poller.records.allSatisfy { $0.status == .live })
    #expect(run.poller.requests == 175 + failed.count && failed.count == 18)
  }

  /// No connection at all: a few are tried as often as any command tries, and the rest is not asked.
  @Test(arguments: [(UnknownReason.network, 32), (.timeout, 32), (.http(503), 32), (.badAnswer, 8), (.http(404), 8)])
  func `a service that never answers is given up`(reason: UnknownReason, most: Int) {
    let run = DrawnStore(latency: 0.001) { _, _ in .failed(reason) }.run(Self.terms)
    #expect(run.ending == .gaveUp && run.count <= most && run.end < 15)
    #expect(run.poller.records.allSatisfy { $0.status == .unknown && $0.reason == reason })
  }

  @Test func `a storm of resets pauses everything, and ends the pass when it does not pass`() {
    let run = DrawnStore(latency: 0.05) { _, now in now < 0.5 ? .version("2.3.0") : .failed(.network) }.run(Self.terms)
    #expect(run.ending == .gaveUp)
    let pauses = zip(run.requests.dropFirst(), run.requests).map { $0.at - $1.at }.filter { $0 > 10 }
    #expect(pauses.count == 3 && pauses.allSatisfy { $0 >= 30 } && pauses[0] < 34 && pauses[2] >= 120)
    #expect(run.count < 110)
    #expect(run.poller.records.allSatisfy { $0.status == .live || $0.reason == .network })
  }

  @Test func `a storm that passes is waited out`() {
    let run = DrawnStore(latency: 0.05) { _, now in (0.5..<20).contains(now) ? .failed(.network) : .version("2.3.0") }
      .run(Self.terms)
    #expect(run.ending == .complete)
    #expect(run.poller.records.allSatisfy { $0.status == .live })
  }

  @Test func `without patience there is one try each, and no pause`() {
    var terms = Self.terms
    terms.isPatient = false
    let failing = DrawnStore(latency: 0.05) { storefront, _ in
      MarketOrder.place(of: storefront) % 3 == 0 ? .failed(.timeout) : .version("2.3.0")
    }.run(terms)
    #expect(failing.ending == .complete && failing.count == 175 && failing.end < 2)
    let refused = DrawnStore(latency: 0.05) { _, now in now < 0.2 ? .version("2.3.0") : .refused() }.run(terms)
    #expect(refused.ending == .complete && refused.count < 50 && refused.end < 1)
    #expect(refused.poller.records.count { $0.reason == .throttled } == 175 - 32)
  }

  @Test func `a quorum that is reached leaves the others unasked, and says nothing wrong of them`() throws {
    var gate = try gate(confirm: 1)
    gate.quorum = .count(20)
    let run = DrawnStore { _, _ in .version("2.3.0") }.run(RolloutTerms(storefronts: MarketOrder.all, gate: gate))
    #expect(run.ending == .complete && run.count < 40)
    #expect(run.poller.records.allSatisfy { $0.reason == nil })
  }

  @Test func `when the time is over, what was not asked says so`() throws {
    var terms = Self.terms
    terms.deadline = .noon + 10
    let slow = DrawnStore(latency: 2) { _, _ in .version("2.3.0") }.run(terms)
    #expect(slow.ending == .timeUp && slow.end == 10)
    #expect(slow.poller.records.count { $0.status == .live } == 32 || slow.poller.readCount == 40)
    #expect(slow.poller.records.allSatisfy { $0.status == .live || $0.reason == .timeout })
  }
}

@Suite struct `After the first pass the poller asks only what is missing, and slowly` {
  @Test func `each at most once per interval, and the gate opens with the second reading`() throws {
    var terms = RolloutTerms(storefronts: two, gate: try gate())
    terms.deadline = .noon + 7200
    let run = DrawnStore { storefront, now in .version(storefront.code == "us" || now > 300 ? "2.3.0" : "2.2.0") }
      .run(terms)
    #expect(run.ending == .complete)
    let us = run.requests.filter { $0.storefront.code == "us" }.map(\.at)
    let de = run.requests.filter { $0.storefront.code == "de" }.map(\.at)
    #expect(us.count == 2)
    for times in [us, de] { for (one, next) in zip(times, times.dropFirst()) { #expect(next - one >= 120) } }
    // The jitter, and the four seconds after the other one, are in the first distance only.
    #expect(de.count == 5 && de[1] < 127 && abs(de[4] - de[1] - 360) < 0.001)
  }

  @Test func `confirmations are in a row: a storefront that falls back is behind again`() throws {
    let one = [Storefront.us]
    let versions = ["2.3.0", "2.2.0", "2.3.0", "2.2.0", "2.3.0", "2.3.0"]
    var count = 0
    let run = DrawnStore { _, _ in
      count += 1
      return .version(versions[min(count, versions.count) - 1])
    }.run(RolloutTerms(storefronts: one, gate: try gate()))
    #expect(run.ending == .complete && run.count == 6)

    var poller = RolloutPoller(RolloutTerms(storefronts: one, gate: try gate()), at: .noon)
    _ = poller.next(at: .noon)
    _ = poller.take(.version("2.3.0"), from: .us, at: .noon)
    #expect(poller.records[0].status == .live && poller.records[0].confirmations == 1)
    _ = poller.next(at: .noon + 130)
    let change = poller.take(.version("2.2.0"), from: .us, at: .noon + 130)
    #expect(change?.before.status == .live && change?.after.status == .behind && change?.after.confirmations == 0)
  }

  @Test func `a failed look neither confirms nor takes away what was read`() throws {
    let answers: [RolloutPoller.Answer] = [.version("2.3.0"), .failed(.timeout), .refused(), .version("2.3.0")]
    var count = 0
    let run = DrawnStore { _, _ in
      count += 1
      return answers[min(count, 4) - 1]
    }.run(RolloutTerms(storefronts: [.us], gate: try gate()))
    #expect(run.ending == .complete && run.count == 4)
    #expect(run.poller.records[0].status == .live && run.poller.records[0].confirmations == 2)
  }

  @Test func `a day after its release one reading is enough, and the gate opens by itself when it becomes a day old`()
    throws
  {
    let terms = RolloutTerms(storefronts: MarketOrder.all, gate: try gate())
    let old = DrawnStore { _, _ in .version("2.3.0", released: .noon - 90_000) }.run(terms)
    #expect(old.ending == .complete && old.count == 175 && old.end < 6)
    // Released 24 hours minus 20 seconds ago: before the second look it is old enough.
    let nearly = DrawnStore { _, _ in .version("2.3.0", released: .noon - 86_380) }.run(terms)
    #expect(nearly.ending == .complete && nearly.count == 175 && (20...23).contains(nearly.end))
  }

  @Test func `"not sold here" is confirmed too, and then left alone`() throws {
    let russia = try #require(Storefront("ru"))
    let terms = RolloutTerms(storefronts: MarketOrder.all, gate: try gate())
    let run = DrawnStore { storefront, now in
      storefront == russia ? .absent : .version(now > 3600 ? "2.3.0" : "2.2.0")
    }.run(terms)
    #expect(run.ending == .complete)
    #expect(run.requests.count { $0.storefront == russia } == 2)
  }

  @Test func `a first release: all are asked again until a number of them is reached`() throws {
    var terms = RolloutTerms(storefronts: MarketOrder.all, gate: try gate())
    terms.gate?.quorum = .count(170)
    let first = Date.noon - 3600
    let run = DrawnStore { storefront, now in
      now > Double(MarketOrder.place(of: storefront)) * 60
        ? .version("2.3.0", released: first, first: first) : .absent
    }.run(terms)
    #expect(run.ending == .complete && run.end > 169 * 60)
    terms.gate?.quorum = nil
    terms.deadline = .noon + 20 * 60
    let untold = DrawnStore { storefront, now in
      storefront == .us ? .version("2.3.0", released: first, first: first) : .absent
    }.run(terms)
    #expect(untold.ending == .timeUp && untold.poller.verdict?.hold == .firstRelease)
  }

  @Test func `the oldest look comes first, and nobody is forgotten`() throws {
    let terms = RolloutTerms(storefronts: MarketOrder.all, gate: try gate())
    var store = DrawnStore { _, _ in .version("2.2.0") }
    store.horizon = 3600
    let run = store.run(terms)
    var last: [Storefront: TimeInterval] = [:]
    for (at, storefront) in run.requests { last[storefront] = at }
    // 175 storefronts at 15 a minute take not quite twelve minutes.
    #expect(last.count == 175 && last.values.allSatisfy { $0 > 3600 - 12 * 60 })
    let rounds = run.requests.dropFirst(175).map(\.storefront)
    #expect(Array(rounds.prefix(175)).count == Set(rounds.prefix(175)).count)
  }

  @Test func `C52: over an hour there are never more requests than the rate allows`() throws {
    let terms = RolloutTerms(storefronts: MarketOrder.all, gate: try gate())
    var store = DrawnStore { _, _ in .version("2.2.0") }
    store.horizon = 3600
    let later = store.run(terms).requests.map(\.at).filter { $0 > 10 }
    #expect(later.count <= 15 * 60)
    for (index, at) in later.enumerated() where index >= 15 { #expect(at - later[index - 15] >= 59.999) }
  }

  @Test func `a Mac app that is not sold takes two requests, and both count`() throws {
    var absent = RolloutPoller.Answer.absent
    absent.requests = 2
    var terms = RolloutTerms(storefronts: MarketOrder.all, gate: try gate())
    terms.deadline = .noon + 1800
    let run = DrawnStore { _, _ in absent }.run(terms)
    #expect(run.poller.requests == run.count * 2)
    #expect(run.requests.count { $0.at > 60 } <= 15 * 29 / 2 + 1)
  }
}
