import Foundation
import TestSupport

/// A lookup service on loopback whose answers go by country and time; it takes a while for each, and counts.
final class CountryStore: Sendable {
  typealias Answering = @Sendable (_ country: String, _ seconds: TimeInterval) -> [LoopbackAction]

  /// What was seen of the clients.
  struct Counts: Sendable {
    var requests = 0
    var atOnce = 0
    var mostAtOnce = 0
    /// When the requests came, in seconds from the start.
    var times: [TimeInterval] = []
  }

  let server: LoopbackServer
  private let counter: Counter

  var base: String { server.base }
  var counts: Counts { counter.counts }
  /// Seconds since the start.
  var seconds: TimeInterval { counter.seconds }

  init(latency: TimeInterval = 0.05, _ answer: @escaping Answering) throws {
    let counter = Counter()
    self.counter = counter
    server = try LoopbackServer { request in
      let now = counter.begin()
      let actions = answer(request.query["country"] ?? "", now)
      Thread.sleep(forTimeInterval: latency)
      counter.finish()
      return actions
    }
  }

  /// A record as Apple's service sends it, as large as a usual one.
  static func version(_ version: String, released: String = "2026-11-30T03:00:00Z") -> [LoopbackAction] {
    .reply(
      """
      \n\n\n{"resultCount":1,"results":[{"wrapperType":"software","kind":"software","trackId":123456789,\
      "trackName":"Example","bundleId":"com.example.app","version":"\(version)",\
      "currentVersionReleaseDate":"\(released)","releaseDate":"2020-01-01T08:00:00Z","releaseNotes":"\(padding)"}]}
      """, headers: ["Content-Type": "text/javascript; charset=utf-8"])
  }

  static let absent: [LoopbackAction] = .reply("\n\n\n{\"resultCount\":0,\"results\":[]}\n")
  static let refused: [LoopbackAction] = .reply("", status: 403)

  private static let padding = String(repeating: "x", count: 5_800)

  // The counts are only touched under the lock.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var stored = Counts()
    private let start = DispatchTime.now()

    var counts: Counts { lock.withLock { stored } }
    var seconds: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9 }

    func begin() -> TimeInterval {
      let now = seconds
      lock.withLock {
        stored.requests += 1
        stored.atOnce += 1
        stored.mostAtOnce = max(stored.mostAtOnce, stored.atOnce)
        stored.times.append(now)
      }
      return now
    }

    func finish() { lock.withLock { stored.atOnce -= 1 } }
  }
}
