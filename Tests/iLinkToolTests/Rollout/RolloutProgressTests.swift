import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

@Suite struct `A wait is shown, and never noisy` {
  private static func poller(
    read: Int, at now: Date = .noon + 2, gate: RolloutGate? = nil, deadline: Date? = nil,
    version: (Int) -> String? = { _ in "2.3.0" }
  ) -> RolloutPoller {
    var terms = RolloutTerms(storefronts: MarketOrder.all, gate: gate)
    terms.deadline = deadline
    var poller = RolloutPoller(terms, jitter: Jitter(Draw(1)), at: .noon)
    for place in 0..<read {
      guard case .ask(let storefront) = poller.next(at: .noon) else { continue }
      let reading = version(place).map { RolloutPoller.Answer.version($0) } ?? .absent
      _ = poller.take(reading, from: storefront, at: now)
    }
    return poller
  }

  @Test func `the bar: how many, which versions, how long`() {
    let poller = Self.poller(read: 118) { $0 < 96 ? "2.3.0" : $0 < 117 ? "2.2.0" : nil }
    #expect(
      RolloutBar.text(poller, at: .noon + 2, width: 80)
        == "118/175 ▕██████▋   ▏  2.3.0: 96  2.2.0: 21  not sold: 1   1 s left")
    #expect(
      RolloutBar.text(poller, at: .noon + 2, width: 60) == "118/175 ▕██████▋   ▏  2.3.0: 96  2.2.0: 21   1 s left")
    for width in [1, 10, 20, 30, 40, 50] {
      #expect(DisplayWidth.of(RolloutBar.text(poller, at: .noon + 2, width: width)) <= max(width - 1, 1))
    }
  }

  @Test(arguments: [(0, "          "), (1, "          "), (22, "█▎        "), (88, "█████     "), (175, "██████████")])
  func `the bar's cells are eighths`(done: Int, bar: String) {
    #expect(RolloutBar.bar(done, of: 175) == bar)
    #expect(DisplayWidth.of(RolloutBar.bar(done, of: 175)) == 10)
  }

  @Test func `the estimate goes by what the answers took, and by the rate after a refusal`() throws {
    let poller = Self.poller(read: 25, at: .noon + 5)
    #expect(poller.secondsToRead(at: .noon + 5) == 30)
    #expect(Self.poller(read: 0).secondsToRead(at: .noon + 5) == nil)
    var refused = Self.poller(read: 25, at: .noon + 5)
    _ = refused.next(at: .noon + 5)
    _ = refused.take(.refused(429, retryAfter: 40), from: MarketOrder.all[25], at: .noon + 5)
    let left = try #require(refused.secondsToRead(at: .noon + 5))
    // A pause of 40 to 44 s, then 150 storefronts, one every 4 s.
    let rest: TimeInterval = 149 * 4
    #expect(left >= rest + 40 && left <= rest + 44)
    #expect(
      RolloutBar.text(refused, at: .noon + 6, width: 100).contains(
        "the store refuses more requests (HTTP 429), on in 4"))
    #expect(
      RolloutLog.line(refused, at: .noon + 6).hasPrefix(
        "12:00:06Z 25/175 read; the store refuses more requests (HTTP 429); next try 12:00:4"))
    #expect(RolloutLog.line(refused, at: .noon + 6).hasSuffix("; about 11 min left\n"))
  }

  @Test func `the line of a log names what is missing and the next look`() throws {
    let target = RolloutTarget(version: try #require(AppVersion("2.3.0")))
    var gate = RolloutGate(target: target)
    gate.confirmations = 1
    let poller = Self.poller(read: 175, gate: gate) { [19, 40].contains($0) ? "2.2.0" : $0 == 50 ? nil : "2.3.0" }
    let line = RolloutLog.line(poller, at: .noon + 5)
    let missing = "\(MarketOrder.all[19]) \(MarketOrder.all[40])"
    #expect(line == "12:00:05Z 172/174 live; waiting for \(missing); next look in 2 min\n")
    #expect(RolloutBar.text(poller, at: .noon + 65, width: 90).hasSuffix("next look in 57 s"))
  }

  @Test func `where the time is over before anything more is asked or everything is read, that is what is said`() throws
  {
    var gate = RolloutGate(target: RolloutTarget(version: try #require(AppVersion("2.3.0"))))
    gate.confirmations = 1
    let waiting = Self.poller(read: 175, gate: gate, deadline: .noon + 60) { $0 == 19 ? "2.2.0" : "2.3.0" }
    #expect(waiting.givesUp(at: .noon + 5) == .noon + 60 && waiting.secondsLeft(at: .noon + 5) == 55)
    #expect(RolloutLog.line(waiting, at: .noon + 5).hasSuffix("; giving up in 55 s\n"))
    #expect(RolloutBar.text(waiting, at: .noon + 5, width: 90).hasSuffix("   giving up in 55 s"))
    let later = Self.poller(read: 175, gate: gate, deadline: .noon + 600) { $0 == 19 ? "2.2.0" : "2.3.0" }
    #expect(later.givesUp(at: .noon + 5) == nil && later.secondsLeft(at: .noon + 5) == 595)

    // A refusal: the pause is half a minute, and the rest takes ten minutes.
    for (deadline, hasAnotherTry, end) in [
      (20, false, "giving up in 18 s\n"), (300, true, "giving up in 5 min\n"), (3600, true, "about 10 min left\n"),
    ] {
      var refused = Self.poller(read: 25, deadline: .noon + TimeInterval(deadline))
      _ = refused.next(at: .noon + 2)
      _ = refused.take(.refused(), from: MarketOrder.all[25], at: .noon + 2)
      let line = RolloutLog.line(refused, at: .noon + 2)
      #expect(line.hasSuffix(end) && line.contains("next try") == hasAnotherTry, "\(line)")
    }
  }

  @Test(
    arguments: [
      (0.2, "1 s"), (4, "4 s"), (89, "89 s"), (90, "2 min"), (120, "2 min"), (122.4, "2 min"), (151, "3 min"),
      (5369, "89 min"), (5370, "1.5 h"), (6269, "1.5 h"), (6270, "2 h"), (7200, "2 h"), (86_400, "24 h"), (-5, "1 s"),
    ] as [(TimeInterval, String)])
  func `lengths are rounded to what is worth saying`(seconds: TimeInterval, text: String) {
    #expect(RolloutWords.span(seconds) == text)
  }

  @Test func `C21, C22: a line within a second of a long wait, then one a minute`() {
    var rhythm = RolloutLog.Rhythm(startedAt: .noon)
    func due(_ seconds: TimeInterval, wait: TimeInterval = 0, left: TimeInterval? = nil) -> Bool {
      rhythm.isDue(wait: wait, left: left, at: .noon + seconds)
    }
    #expect([due(0), due(0.5), due(0.95, left: 2)] == [false, false, false])
    #expect(rhythm.nextAt(after: .noon) == .noon + 0.9)
    #expect(due(0.95))
    #expect([due(1, wait: 100), due(60), due(61), due(120), due(130)] == [false, false, true, false, true])
    rhythm = RolloutLog.Rhythm(startedAt: .noon)
    #expect(due(0.2, wait: 30))
    rhythm = RolloutLog.Rhythm(startedAt: .noon)
    #expect(!due(1.2, left: 3) && due(1.4, left: 40))
  }

  @Test func `C22: three minutes of waiting are four lines at most, and none when quiet`() async {
    for options in ["", "-q"] {
      let stage = RolloutStage { country, _ in record(version: country == "us" ? "2.3.0" : "2.2.0") }
      _ = await stage.run("--wait-for 2.3.0 --countries us,de --timeout 3m \(options)")
      let lines = stage.written(.error)
      #expect(options.isEmpty ? (1...4).contains(lines.count) : lines.isEmpty, "\(lines)")
      for line in lines { #expect(line.hasSuffix("\n") && !line.contains("\r") && !line.contains("\u{1B}")) }
      #expect(stage.written(.output).isEmpty)
    }
  }

  @Test func `C20: on a terminal there is a bar, and it is gone at the end`() async {
    func run(_ options: String, environment: [String: String] = [:]) async -> [String] {
      let stage = RolloutStage { country, _ in record(version: country == "us" ? "2.3.0" : "2.2.0") }
      stage.terminal = World.Terminal(isTerminal: true, width: 80)
      stage.environment = environment
      _ = await stage.run("--wait-for 2.3.0 --countries us,de --timeout 3m \(options)")
      return stage.written(.error)
    }
    let drawn = await run("")
    #expect(drawn.contains { $0.hasPrefix("\r") && $0.contains("▕") })
    #expect(drawn.last == "\r\u{1B}[K")
    for environment in [["TERM": "dumb"], [:]] {
      let lines = await run(environment.isEmpty ? "--no-progress" : "", environment: environment)
      #expect(!lines.isEmpty && lines.allSatisfy { !$0.contains("\r") && !$0.contains("\u{1B}") })
    }
    #expect(await run("-q").isEmpty)
    #expect(await run("--json").contains { $0.contains("▕") })
  }

  @Test func `C24: -v tells of each request`() async {
    let stage = RolloutStage { _, _ in record() }
    _ = await stage.run("--countries us,de -v --jobs 1")
    let lines = stage.written(.error).filter { $0.hasPrefix("  GET https://itunes.apple.com/lookup?") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(": HTTP 200, ") && $0.hasSuffix(" ms\n") })
  }

  @Test func `C38: events are lines of JSON, the last one has the status`() async throws {
    let stage = RolloutStage { country, seconds in
      if country == "fr" { return nothing }
      if country == "it", seconds < 20 { return refusal }
      return record(version: country == "us" || seconds > 400 ? "2.3.0" : "2.2.0")
    }
    let outcome = await stage.run("--wait-for 2.3.0 --countries us,de,it,fr --quorum 3 --events --jobs 1")
    #expect(outcome.output.isEmpty && outcome.status == .ok)
    let lines = stage.written(.output)
    #expect(lines.allSatisfy { $0.hasSuffix("}\n") && $0.filter { $0 == "\n" }.count == 1 })
    let events = try lines.map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    let names = events.compactMap { $0["event"] as? String }
    #expect(names.last == "done" && events.last?["exitStatus"] as? Int == 0)
    #expect(names.contains("throttled") && names.contains("progress"))
    let germany = lines.filter { $0.contains(#""country":"de""#) }
    #expect(germany.count == 2)
    #expect(
      germany.first?.hasPrefix(
        #"{"event":"storefront","country":"de","from":null,"to":"2.2.0","status":"behind","reason":null,"at":"2026-11-30T12:0"#
      ) == true)
    #expect(
      germany.last?.hasPrefix(#"{"event":"storefront","country":"de","from":"2.2.0","to":"2.3.0","status":"live""#)
        == true)
    #expect(lines.contains { $0.contains(#""country":"fr","from":null,"to":null,"status":"absent""#) })
    #expect(
      lines.contains { $0.contains(#""country":"it","from":null,"to":null,"status":"unknown","reason":"throttled""#) })
  }
}
