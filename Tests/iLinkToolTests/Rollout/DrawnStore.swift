import Foundation
import iLinkCore

@testable import iLinkTool

/// A store and a clock that exist only on paper: the poller runs against them, and hours take milliseconds.
struct DrawnStore {
  /// What the store answers to a request that went out at a moment, in seconds from the start.
  typealias Answering = (Storefront, TimeInterval) -> RolloutPoller.Answer

  /// What became of a run.
  struct Run {
    var ending: RolloutPoller.Ending?
    var poller: RolloutPoller
    /// When it ended, in seconds from the start.
    var end: TimeInterval
    /// Every request: when it went out, and for which storefront.
    var requests: [(at: TimeInterval, storefront: Storefront)] = []

    var count: Int { requests.count }
  }

  /// Seconds from a request to its answer.
  var latency: TimeInterval = 0.2
  /// When to stop though nothing has ended.
  var horizon: TimeInterval = 72 * 3600
  var answer: Answering

  /// Runs a poller until it has finished.
  func run(_ terms: RolloutTerms, seed: Int = 1, from start: Date = .noon) -> Run {
    var poller = RolloutPoller(terms, jitter: Jitter(Draw(seed)), at: start)
    return run(&poller, from: start)
  }

  func run(_ poller: inout RolloutPoller, from start: Date = .noon) -> Run {
    var run = Run(poller: poller, end: 0)
    var now: TimeInterval = 0
    var underWay: [(at: TimeInterval, storefront: Storefront, answer: RolloutPoller.Answer)] = []
    while now <= horizon {
      switch poller.next(at: start + now) {
      case .ask(let storefront):
        run.requests.append((now, storefront))
        underWay.append((now + latency, storefront, answer(storefront, now)))
      case .finished(let ending):
        run.ending = ending
        poller.close(ending)
        run.poller = poller
        run.end = now
        return run
      case .wait(let until):
        let next = underWay.min { $0.at < $1.at }
        let wake = until.map { $0.timeIntervalSince(start) }
        guard let moment = [next?.at, wake].compactMap({ $0 }).min() else { return run }
        now = max(now, moment)
        for index in underWay.indices.reversed() where underWay[index].at <= now {
          let come = underWay.remove(at: index)
          _ = poller.take(come.answer, from: come.storefront, at: start + now)
        }
      }
    }
    run.poller = poller
    run.end = now
    return run
  }
}

extension RolloutPoller.Answer {
  static func version(_ text: String, released: Date? = nil, first: Date? = nil) -> Self {
    Self(result: .reading(StorefrontReading(version: text, releasedAt: released, firstReleasedAt: first)))
  }

  static let absent = Self(result: .reading(.absent))
  static func refused(_ status: Int = 403, retryAfter: TimeInterval? = nil) -> Self {
    Self(result: .failure(.throttled), retryAfter: retryAfter, httpStatus: status)
  }
  static func failed(_ reason: UnknownReason) -> Self { Self(result: .failure(reason)) }
}
