import Foundation
import Testing
import iLinkCore

@testable import iLinkTool

private let app = AppReference.bundle(BundleID("com.example.app")!)

@Suite struct `--state loses nothing and makes nothing up` {
  private static func terms() throws -> RolloutTerms {
    let target = RolloutTarget(version: try #require(AppVersion("2.3.0")))
    return RolloutTerms(storefronts: MarketOrder.all, gate: RolloutGate(target: target))
  }

  private static func state(_ poller: RolloutPoller) -> RolloutState {
    var state = RolloutState(
      asked: app, platform: .iOS, store: "https://itunes.apple.com", target: poller.terms.target)
    state.keep(poller)
    return state
  }

  /// Through the file and back.
  private static func reread(_ state: RolloutState) throws -> RolloutState {
    let read = try #require(RolloutState(try state.data))
    // Not inside the macro, which would print it all.
    let isSame = read == state
    #expect(isSame)
    return read
  }

  /// A run that is broken off at random moments and gone on with reads all that one without breaks reads, asks no
  /// storefront too early, and opens no gate too early.
  @Test(arguments: 1...20)
  func `broken off again and again, it comes to the same`(seed: Int) throws {
    var draw = Draw(seed)
    let live = Spread.curve.draw(seed).mapValues { $0 / 4 }
    let last = try #require(live.values.max())
    var asked: [Storefront: Date] = [:]
    var start = Date.noon
    var saved: RolloutState?
    var breaks = 0
    while true {
      var poller = RolloutPoller(try Self.terms(), jitter: Jitter(Draw(seed)), at: start)
      try saved.map(Self.reread)?.restore(&poller, at: start)
      let known = poller.records
      let offset = start.timeIntervalSince(.noon)
      var store = DrawnStore { storefront, now in
        .version(offset + now >= live[storefront] ?? 0 ? "2.3.0" : "2.2.0")
      }
      store.horizon = breaks < 40 ? Double.random(in: 0...120, using: &draw) : 1e6
      let run = store.run(&poller, from: start)
      for (at, storefront) in run.requests {
        if let before = asked[storefront], run.poller.requests > 0 {
          // A request whose answer was lost with the run may be sent again.
          let wasLost = known.first { $0.storefront == storefront }?.askedAt.map { before > $0 } ?? true
          if !wasLost { #expect((start + at).timeIntervalSince(before) >= 119.9) }
        }
        asked[storefront] = start + at
      }
      for (before, after) in zip(known, run.poller.records) {
        #expect(before.reading == nil || after.reading != nil)
        #expect(after.attempts >= before.attempts)
      }
      if run.ending == .complete {
        #expect(offset + run.end > last)
        return
      }
      saved = Self.state(run.poller)
      start += run.end + Double.random(in: 0...30, using: &draw)
      breaks += 1
      #expect(breaks < 100)
    }
  }

  @Test func `a pause is kept, so that a restart does not ask where it was refused`() throws {
    var store = DrawnStore { _, now in now < 1 ? .version("2.3.0") : .refused() }
    store.horizon = 10
    let run = store.run(try Self.terms())
    let until = try #require(run.poller.pacer.pausedUntil)
    var next = RolloutPoller(try Self.terms(), at: .noon + 12)
    try Self.reread(Self.state(run.poller)).restore(&next, at: .noon + 12)
    #expect(next.next(at: .noon + 12) == .wait(until: until))
    #expect(!next.pacer.isFast)
  }

  @Test func `for another version the readings stay, and the counting begins anew`() throws {
    let run = DrawnStore { _, _ in .version("2.3.0") }.run(try Self.terms())
    #expect(run.ending == .complete)
    var other = try Self.terms()
    other.gate = RolloutGate(target: RolloutTarget(version: try #require(AppVersion("2.4.0"))))
    var poller = RolloutPoller(other, at: .noon + 9000)
    Self.state(run.poller).restore(&poller, at: .noon + 9000)
    #expect(poller.records.allSatisfy { $0.status == .behind && $0.confirmations == 0 })
    other.gate = RolloutGate(target: RolloutTarget(version: try #require(AppVersion("2.2.0"))))
    poller = RolloutPoller(other, at: .noon + 9000)
    Self.state(run.poller).restore(&poller, at: .noon + 9000)
    #expect(poller.records.allSatisfy { $0.status == .live && $0.confirmations == 0 })
    #expect(poller.verdict?.isOpen == false)
    let old = DrawnStore { _, _ in .version("2.3.0", released: .noon - 200_000) }.run(try Self.terms())
    poller = RolloutPoller(other, at: .noon + 9000)
    Self.state(old.poller).restore(&poller, at: .noon + 9000)
    #expect(poller.verdict?.isOpen == false)
  }

  @Test func `a gate that was open is open again, without a request`() throws {
    let run = DrawnStore { _, _ in .version("2.3.0") }.run(try Self.terms())
    var poller = RolloutPoller(try Self.terms(), at: .noon + 9000)
    Self.state(run.poller).restore(&poller, at: .noon + 9000)
    #expect(poller.next(at: .noon + 9000) == .finished(.complete))
  }

  @Test func `a single pass goes on where it was stopped; a finished one begins anew`() throws {
    let terms = RolloutTerms(storefronts: MarketOrder.all)
    var store = DrawnStore(latency: 0.05) { _, _ in .version("2.3.0") }
    store.horizon = 0.5
    let run = store.run(terms)
    var state = Self.state(run.poller)
    let read = run.poller.readCount
    #expect(read > 50 && read < 175)
    var poller = RolloutPoller(terms, at: .noon + 60)
    try Self.reread(state).restore(&poller, at: .noon + 60)
    #expect(poller.readCount == read)
    let rest = DrawnStore { _, _ in .version("2.3.0") }.run(&poller, from: .noon + 60)
    #expect(rest.ending == .complete && rest.count == 175 - read)
    state.isFinished = true
    poller = RolloutPoller(terms, at: .noon + 60)
    state.restore(&poller, at: .noon + 60)
    #expect(poller.readCount == 0)
    state.isFinished = false
    poller = RolloutPoller(terms, at: .noon + 90_000)
    state.restore(&poller, at: .noon + 90_000)
    #expect(poller.readCount == 0)
  }

  @Test func `without patience, what does not count yet is read anew, and only that`() throws {
    let run = DrawnStore { storefront, _ in
      .version(["cn", "kz"].contains(storefront.code) ? "2.2.0" : "2.3.0")
    }.run(RolloutTerms(storefronts: MarketOrder.all, gate: try Self.terms().gate, deadline: .noon + 1800))
    #expect(run.ending == .timeUp)
    var terms = try Self.terms()
    terms.isPatient = false
    terms.gate?.confirmations = 1
    var poller = RolloutPoller(terms, at: .noon + 3600)
    Self.state(run.poller).restore(&poller, at: .noon + 3600)
    let again = DrawnStore { _, _ in .version("2.3.0") }.run(&poller, from: .noon + 3600)
    #expect(again.ending == .complete && again.requests.map(\.storefront.code) == ["cn", "kz"])
    #expect(again.poller.verdict?.isOpen == true && again.end < 1)
  }

  @Test func `a clock that was set back neither blocks nor counts twice`() throws {
    let run = DrawnStore { _, _ in .version("2.2.0") }.run(
      RolloutTerms(
        storefronts: [.us], gate: try Self.terms().gate, deadline: .noon + 100))
    var poller = RolloutPoller(
      RolloutTerms(storefronts: [.us], gate: try Self.terms().gate), at: .noon - 86_400)
    Self.state(run.poller).restore(&poller, at: .noon - 86_400)
    #expect(poller.next(at: .noon - 86_400) == .wait(until: .noon - 86_400 + 120))
  }

  // MARK: Through the command

  private static let stage: @Sendable (String, TimeInterval) throws -> iLinkCore.LookupReply = { _, _ in record() }

  @Test func `the command keeps and reads the file`() async throws {
    let stage = RolloutStage(Self.stage)
    stage.signalAfter = 60
    let first = await stage.run("--state s.json --plain")
    #expect(first.status == .interrupted && first.messages.contains("'s.json' has them for the next time"))
    let read = first.output.split(separator: "\n").filter { $0.contains("\tlive\t") }.count
    let again = RolloutStage(Self.stage)
    again.files = stage.files
    let second = await again.run("--state s.json --plain")
    #expect(second.status == .ok && again.requests.count == 175 - read)
    #expect(again.requests.allSatisfy { $0.query?.contains("id=123456789") == true })
    let third = RolloutStage(Self.stage)
    third.files = again.files
    #expect(await third.run("--state s.json").status == .ok)
    #expect(third.requests.count == 175)
  }

  @Test(
    arguments: [
      (#"{"schema":"ilink.rollout-state/2"}"#, "", 2, "'s.json' is not a file of --state"),
      ("", "", 2, "'s.json' is not a file of --state"), ("[]", "", 2, "'s.json' is not a file of --state"),
      ("own", "--platform macos", 2, "'s.json' is about ios at 'https://itunes.apple.com'"),
      ("own", "--store http://127.0.0.1:1", 2, "'s.json' is about ios at 'https://itunes.apple.com'"),
      ("other", "", 2, "'s.json' is about 'com.example.other', not com.example.app"),
    ])
  func `a file of something else is refused before anything is sent`(
    content: String, options: String, status: Int32, message: String
  ) async throws {
    let other = BundleID("com.example.other").map { AppReference.bundle($0) }
    let stage = RolloutStage(Self.stage)
    let asked = content == "other" ? try #require(other) : app
    let own = try RolloutState(asked: asked, platform: .iOS, store: "https://itunes.apple.com", target: nil).data
    stage.files["s.json"] = ["own", "other"].contains(content) ? own : Data(content.utf8)
    let outcome = await stage.run("--state s.json \(options)")
    #expect(outcome.status.rawValue == status && outcome.messages.contains(message), "\(outcome.messages)")
    #expect(stage.requests.isEmpty)
  }

  @Test func `a file that cannot be written is found out before anything is sent`() async {
    let stage = RolloutStage(Self.stage)
    let outcome = await stage.run("--state /no/where")
    #expect(outcome.status == .failure && outcome.messages.hasPrefix("ilink: '/no/where' cannot be written."))
    #expect(stage.requests.isEmpty)
  }
}
