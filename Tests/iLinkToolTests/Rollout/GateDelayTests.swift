import Foundation
import Testing
import iLinkCore

@testable import iLinkTool

/// How a version may spread over the storefronts, in seconds from the start.
enum Spread: String, CaseIterable, CustomTestStringConvertible {
  case curve = "S-curve in 2 h"
  case uniform = "uniform in 6 h"
  case longTail = "long tail of 24 h"

  var testDescription: String { rawValue }

  /// When each storefront goes live.
  func draw(_ seed: Int) -> [Storefront: TimeInterval] {
    var draw = Draw(seed &* 3 &+ 17)
    return Dictionary(
      uniqueKeysWithValues: Storefront.all.map { storefront in
        let chance = Double.random(in: 0.001..<0.999, using: &draw)
        switch self {
        case .curve:
          // A logistic curve, cut at two hours.
          return (storefront, min(max(3600 + 900 * log(chance / (1 - chance)), 0), 7200))
        case .uniform: return (storefront, chance * 21_600)
        case .longTail:
          // Nine of ten within two hours; the others thin out over the day, half of them every four hours.
          let isLate = Double.random(in: 0..<1, using: &draw) < 0.1
          return (storefront, isLate ? 7200 + min(-log(chance) * 20_775, 79_200) : chance * 7200)
        }
      })
  }

  /// The most requests that the poller may need, as a part of what full passes need.
  var share: Double { self == .longTail ? 0.25 : 0.75 }
}

/// The strategy that the gate is measured against: one full pass after the other, 20 requests a minute, until a pass has
/// seen all. The number of its requests.
private func fullPasses(_ live: [Storefront: TimeInterval]) -> Int {
  let count = Double(Storefront.all.count)
  // The storefront in place p is asked in pass k at the moment 3 · (count · k + p).
  let passes = Storefront.all.enumerated().map { place, storefront in
    (((live[storefront] ?? 0) / 3 - Double(place)) / count).rounded(.up)
  }
  return Int(((passes.max() ?? 0) + 1) * count)
}

@Suite struct `J3: the gate opens soon, never early, and asks little` {
  private static let interval: TimeInterval = 120

  private static func terms() throws -> RolloutTerms {
    let target = RolloutTarget(version: try #require(AppVersion("2.3.0")))
    return RolloutTerms(storefronts: MarketOrder.all, gate: RolloutGate(target: target))
  }

  /// Runs one rollout against a store that refuses when it was asked too often, as the real one does.
  private static func run(
    _ live: [Storefront: TimeInterval], seed: Int, refusing: Int?
  ) throws -> DrawnStore.Run {
    var asked: [TimeInterval] = []
    let store = DrawnStore { storefront, now in
      if let refusing {
        asked.removeAll { $0 <= now - 60 }
        if asked.count >= refusing { return .refused() }
        asked.append(now)
      }
      return .version(now >= live[storefront] ?? 0 ? "2.3.0" : "2.2.0")
    }
    return store.run(try terms(), seed: seed)
  }

  /// With a store that takes 175 requests at once.
  @Test(arguments: Spread.allCases)
  func `forty random rollouts`(spread: Spread) throws { try Self.measure(spread, rollouts: 40, refusing: nil) }

  /// With one that refuses after 30 in a minute.
  @Test(arguments: Spread.allCases)
  func `the same where the store refuses`(spread: Spread) throws {
    try Self.measure(spread, rollouts: 5, refusing: 30)
  }

  private static func measure(_ spread: Spread, rollouts: Int, refusing: Int?) throws {
    var delays: [Double] = []
    var requests = 0
    var full = 0
    for seed in 1...rollouts {
      let live = spread.draw(seed)
      let last = try #require(live.values.max())
      let run = try run(live, seed: seed, refusing: refusing)
      #expect(run.ending == .complete, "seed \(seed)")
      #expect(run.end > last, "seed \(seed): the gate opened early")
      // The two answers take their time as well.
      #expect(run.end - last <= 2 * interval + 0.5, "seed \(seed): \(run.end - last) s")
      delays.append(run.end - last)
      requests += run.count
      full += fullPasses(live)
      expectPoliteness(run, seed: seed)
    }
    #expect(Double(requests) <= Double(full) * spread.share, "\(requests) requests, full passes \(full)")
    delays.sort()
    let text = delays.map { ($0 / 6).rounded() / 10 }
    print(
      "J3 \(spread.rawValue), \(refusing.map { "refuses after \($0)" } ?? "takes all at once"):",
      "\(requests / rollouts) requests (full passes \(full / rollouts), \(requests * 100 / full) %),",
      "delay \(text[rollouts / 2])–\(text[rollouts - 1]) min")
  }

  /// No storefront more often than once per interval, and after the first pass never more than 15 in a minute.
  private static func expectPoliteness(_ run: DrawnStore.Run, seed: Int) {
    var last: [Storefront: TimeInterval] = [:]
    var closest = interval
    for (at, storefront) in run.requests {
      if let before = last[storefront] { closest = min(closest, at - before) }
      last[storefront] = at
    }
    // What was refused is asked again as soon as the pause is over.
    #expect(closest >= interval - 0.01 || run.poller.throttledResponses > 0, "seed \(seed): \(closest) s apart")
    let later = run.requests.map(\.at).filter { $0 > 60 }
    let fastest = zip(later.dropFirst(15), later).map { $0 - $1 }.min()
    #expect(fastest.map { $0 >= 59.9 } ?? true, "seed \(seed): 16 requests in \(fastest ?? 0) s")
  }
}
