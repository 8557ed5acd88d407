import Foundation
import Testing
import iLinkCore

@testable import StoreSimulator

@Suite struct `Versions in countries and in time` {
  @Test func `without a stage the version is everywhere from the beginning`() {
    var store = store()
    for country in ["us", "de", "zw"] { #expect(store.version(country) == "2.3.0") }
    let row = store.answer(to: "/lookup?id=123456789", at: 0).rows?.first
    #expect(row?["currentVersionReleaseDate"] as? String == "2026-11-27T08:00:00Z")
    #expect(row?["releaseDate"] as? String == "2020-05-04T07:00:00Z")
  }

  @Test(arguments: StageCurve.allCases)
  func `in a stage the version goes from the first storefront to the last`(curve: StageCurve) {
    var store = store {
      $0.stage = 7200
      $0.curve = curve
      $0.previous = .version("2.2.0")
    }
    func count(_ moment: TimeInterval) -> Int {
      Storefront.all.count { store.version($0.code, at: moment) == "2.3.0" }
    }
    let counts = [-1, 0, 1800, 3600, 5400, 7199, 7200, 1e6].map(count)
    #expect(counts.first == 0 && counts[1] == 1 && counts.suffix(3) == [174, 175, 175])
    #expect(counts == counts.sorted())
    #expect(Storefront.all.allSatisfy { store.version($0.code, at: -1) == "2.2.0" })
    if curve == .sCurve { #expect(counts[3] == 88) }
  }

  @Test func `a version that spreads came out when the store opened`() throws {
    var store = store { $0.stage = 7200 }
    let new = try #require(store.answer(to: "/lookup?id=123456789&country=us", at: 7200).rows?.first)
    #expect(new["currentVersionReleaseDate"] as? String == "2026-11-30T12:00:00Z")
    let old = try #require(store.answer(to: "/lookup?id=123456789&country=us", at: -1).rows?.first)
    #expect(
      old["currentVersionReleaseDate"] as? String == "2026-10-28T08:00:00Z" && old["version"] as? String == "2.2.0")
  }

  @Test func `the order of the storefronts is the seed's`() {
    func early(_ seed: UInt64) -> Set<Storefront> {
      var store = store {
        $0.stage = 100
        $0.seed = seed
      }
      return Set(Storefront.all.filter { store.version($0.code, at: 50) == "2.3.0" })
    }
    #expect(early(1) == early(1))
    #expect(early(1) != early(2))
  }

  @Test func `where it is not sold there is nothing, as for an unknown app`() {
    var store = store { $0.absent = [Storefront("af")!, Storefront("ru")!] }
    #expect(store.version("af") == nil && store.version("de") == "2.3.0")
    let absent = store.answer(to: "/lookup?id=123456789&country=af", at: 0)
    #expect(absent.status == 200 && absent.body.bytes == store.answer(to: "/lookup?id=5", at: 0).body.bytes)
  }

  @Test func `a first release is nowhere before, and its dates are the same`() throws {
    var store = store {
      $0.previous = .none
      $0.stage = 3600
    }
    #expect(store.version("de", at: -1) == nil)
    let row = try #require(store.answer(to: "/lookup?id=123456789&country=de", at: 3600).rows?.first)
    #expect(row["releaseDate"] as? String == "2026-11-30T12:00:00Z")
    #expect(row["currentVersionReleaseDate"] as? String == row["releaseDate"] as? String)
    #expect(row["releaseNotes"] == nil)
  }

  @Test func `a timeline happens in the order of its moments, here and not there`() throws {
    let cn: Set = [Storefront("cn")!]
    var store = store {
      $0.timeline = [
        Change(at: 300, .version("3.0")), Change(at: 60, in: cn, .absent),
        Change(at: 120, in: cn, .version("2.3.1", releasedAt: .noon)), Change(at: 120, in: cn, .version("2.3.2")),
      ]
    }
    #expect(
      [59, 60, 119, 120, 299, 300].map { store.version("cn", at: $0) } == ["2.3.0", nil, nil, "2.3.2", "2.3.2", "3.0"])
    #expect([0, 299, 300].map { store.version("de", at: $0) } == ["2.3.0", "2.3.0", "3.0"])
    let row = try #require(store.answer(to: "/lookup?id=123456789", at: 300).rows?.first)
    #expect(row["currentVersionReleaseDate"] as? String == "2026-11-30T12:05:00Z")
  }

  @Test func `what is set holds from now on, until the store begins anew`() {
    var store = store { $0.apps = [SimulatedApp("a.b:7")!, SimulatedApp("c.d:9")!] }
    var change = Change(in: [Storefront("de")!], .version("4.0"))
    change.app = BundleID("C.D")
    #expect(store.apply(change, at: 10) == true)
    func versions(_ moment: TimeInterval, _ country: String) -> [String] {
      store.answer(to: "/lookup?id=7,9&country=\(country)", at: moment).versions
    }
    #expect(versions(9, "de") == ["2.3.0", "2.3.0"])
    #expect(versions(10, "de") == ["2.3.0", "4.0"] && versions(10, "us") == ["2.3.0", "2.3.0"])
    store.reset()
    #expect(versions(10, "de") == ["2.3.0", "2.3.0"])
  }

  @Test func `so much can be set, and no more`() {
    var store = store()
    let accepted = (0..<SimulatedStore.mostChanges).count { store.apply(Change(.version("1")), at: Double($0)) }
    #expect(accepted == SimulatedStore.mostChanges)
    #expect(store.apply(Change(.version("1")), at: 1e6) == false)
  }

  @Test func `at double speed things happen in half the time, and dates stay those of the real clock`() {
    var store = store {
      $0.speed = 60
      $0.timeline = [Change(at: 3600, .version("3.0"))]
    }
    let row = store.answer(to: "/lookup?id=123456789", at: 3600).rows?.first
    #expect(row?["currentVersionReleaseDate"] as? String == "2026-11-30T12:01:00Z")
  }
}

@Suite struct `How the store behaves` {
  @Test(arguments: [(403, 0, nil), (429, 69, "30")] as [(Int, Int, String?)])
  func `one request too many within a minute is refused`(status: Int, length: Int, retryAfter: String?) {
    var store = store {
      $0.throttle = 3
      $0.throttleStatus = status
    }
    func statuses(_ moments: [TimeInterval]) -> [Int] {
      moments.map { store.answer(to: "/lookup?id=123456789&country=de", at: $0).status }
    }
    #expect(
      statuses([0, 10, 20, 30, 59, 60, 61, 70, 71]) == [200, 200, 200, status, status, 200, status, 200, status])
    let refusal = store.answer(to: "/lookup?id=123456789", at: 72)
    #expect(refusal.header("Retry-After") == retryAfter && (refusal.body.count == 0) == (length == 0))
    #expect(refusal.background.isThrottled && refusal.background.version == nil)
  }

  @Test func `a minute is the store's own`() {
    var store = store {
      $0.throttle = 1
      $0.throttleStatus = 429
      $0.speed = 60
    }
    #expect(store.answer(to: "/lookup?id=5", at: 0).status == 200)
    #expect(store.answer(to: "/lookup?id=5", at: 59).header("Retry-After") == "1")
    #expect(store.answer(to: "/lookup?id=5", at: 60).status == 200)
  }

  @Test func `a limit holds over many requests`() {
    var store = store { $0.throttle = 100 }
    let allowed = (0..<12_000).count { store.answer(to: "/lookup?id=5", at: Double($0) / 20).status == 200 }
    #expect(allowed == 1000)
  }

  @Test func `latencies lie in their range, and a single one is exact`() {
    var store = store { $0.latency = LatencyRange(0.02, 0.2) }
    let delays = (0..<500).map { _ in store.answer(to: "/lookup?id=123456789", at: 0).delay }
    #expect(delays.allSatisfy { (0.02...0.2).contains($0) })
    #expect(delays.contains { $0 < 0.04 } && delays.contains { $0 > 0.18 })
    var exact = store
    var change = Change(in: [Storefront("de")!])
    change.latency = LatencyRange(0.05)
    exact.apply(change, at: 0)
    #expect(exact.answer(to: "/de/lookup?id=123456789", at: 0).delay == 0.05)
  }

  @Test func `a cache keeps an address's answer, says how long, and knows the others not`() {
    var store = store { $0.staleness = 3600 }
    let target = "/lookup?id=123456789&country=de"
    let first = store.answer(to: target, at: 0)
    let age = Int(first.header("Age") ?? "") ?? -1
    #expect((0..<3600).contains(age) && first.background.cacheAge == age)
    #expect(first.header("Cache-Control") == "max-age=\(3600 - age)")
    store.apply(Change(.version("3.0")), at: 1)
    let left = Double(3600 - age)
    #expect(store.answer(to: target, at: left - 2).versions == ["2.3.0"])
    #expect(store.answer(to: target, at: left - 2).header("Age") == "3598")
    // Another spelling is another entry, perhaps as old; what nobody has asked comes from the store itself.
    #expect(store.answer(to: target + "&fresh=1", at: 2).versions == ["3.0"])
    #expect(store.answer(to: target + "&fresh=1", at: 2).header("Age") == "0")
    #expect(store.answer(to: target, at: left + 1).versions == ["3.0"])
    #expect(store.answer(to: target, at: left + 1).header("Age") == "0")
  }

  @Test func `what others have asked before the version came is old`() {
    var store = store {
      $0.staleness = 86_400
      $0.stage = 60
    }
    #expect(Storefront.all.count { store.version($0.code, at: 61) == "2.2.0" } > 170)
  }

  @Test func `edges that have not heard of it show what was before`() {
    var store = store { $0.flapping = 0.25 }
    let versions = (0..<400).compactMap { _ in store.version("de") }
    #expect((60...140).contains(versions.count { $0 == "2.2.0" }) && Set(versions) == ["2.2.0", "2.3.0"])
    store.apply(Change(.absent), at: 1)
    let later = (0..<400).map { _ in store.version("de", at: 1) }
    #expect(Set(later) == ["2.3.0", nil])
  }

  @Test func `the same seed gives the same bytes, whatever is asked in between`() {
    func bytes(_ seed: UInt64, _ others: Int) -> [[UInt8]] {
      var store = store {
        $0.seed = seed
        $0.latency = LatencyRange(0, 1)
        $0.flapping = 0.5
        $0.staleness = 600
        $0.faults = [FaultRule(.garbage, rate: 0.2), FaultRule(.http503, rate: 0.2)]
      }
      return (0..<40).map { turn in
        for other in 0..<others { _ = store.answer(to: "/lookup?id=\(other)", at: Double(turn)) }
        let answer = store.answer(to: "/lookup?id=123456789&country=fr", at: Double(turn))
        return ResponseHead.bytes(of: answer, length: 0, isGzip: false, closes: false) + answer.body.bytes
          + Array("\(answer.delay)".utf8)
      }
    }
    #expect(bytes(5, 0) == bytes(5, 3))
    #expect(bytes(5, 0) != bytes(6, 0))
  }

  @Test func `beginning anew repeats everything`() {
    var store = store { $0.faults = [FaultRule(.empty, rate: 0.5)] }
    func counts() -> [Int] { (0..<50).map { _ in store.answer(to: "/lookup?id=123456789", at: 0).body.count } }
    let first = counts()
    #expect(first != counts())
    store.reset()
    #expect(first == counts())
  }

  @Test func `what the store remembers is bounded`() {
    var memory = Memory()
    for number in 0..<Memory.mostAddresses * 5 / 2 {
      let target = String(number)
      #expect(memory.turn(of: target) == 0)
      _ = memory.fetch(of: target, at: 0, age: 0, keptFor: 60)
    }
    #expect(memory.turns.count <= Memory.mostAddresses && memory.fetches.count <= Memory.mostAddresses)
  }
}
