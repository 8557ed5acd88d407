import Foundation
import StoreSimulator
import iLinkClient
import iLinkCore

/// The store of `ilink serve` without its port, for the demo: the same answers, and nothing leaves the process.
// The store is only touched under the lock.
final class DemoStore: @unchecked Sendable {
  /// How time goes for whoever asks it.
  enum Time: Sendable, Hashable {
    /// It stands still, so many seconds after the store opened.
    case still(TimeInterval)
    /// It goes on from there, so many times as fast as the clock on the wall.
    case fast(from: TimeInterval, TimeInterval)
  }

  private let lock = NSLock()
  private var store: SimulatedStore
  private let time: Time
  private let openedAt: Date
  private let begunAt: Date
  private let world: World

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - options: As `ilink serve` takes them.
  ///   - world: Whose clock is scaled.
  init(_ options: [String], time: Time, in world: World) throws {
    var problems = UsageProblems()
    let parsed = ParsedArguments(["serve"] + options)
    let settings = Settings(parsed, environment: [:], problems: &problems)
    let call = Call(command: .serve, operands: [], parsed: parsed, settings: settings, world: world)
    begunAt = world.now()
    // At noon, so that the demo says the same whenever it runs.
    openedAt = Date(timeIntervalSince1970: (begunAt.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 43_200)
    store = SimulatedStore(try ServePlan(call).scenario, openedAt: openedAt)
    self.time = time
    self.world = world
  }

  /// The address that commands name: the one of `ilink serve` without options. Nobody listens there for us.
  static let address = "http://127.0.0.1:\(ServePlan.usualPort)"

  /// The store's clock.
  var now: Date {
    switch time {
    case .still(let moment): openedAt + moment
    case .fast(let start, let speed): openedAt + start + world.now().timeIntervalSince(begunAt) * speed
    }
  }

  /// Waits by the store's clock. Where it stands still there is nothing to wait for.
  func pause(_ seconds: TimeInterval) async throws {
    switch time {
    case .still:
      await Task.yield()
      try Task.checkCancellation()
    case .fast(_, let speed): try await world.pause(max(seconds, Self.shortestPause) / speed)
    }
  }

  /// By the store's clock. What is between two requests of a rollout that waits; for less, in a hurry, a bar would be drawn
  /// hundreds of times a second.
  private static let shortestPause: TimeInterval = 4

  /// The way to it.
  var transport: LookupTransport {
    LookupTransport { [self] _, url in
      let target = url.path + (url.query.map { "?" + $0 } ?? "")
      let moment = now.timeIntervalSince(openedAt)
      let answer = lock.withLock { store.answer(to: target, at: moment) }
      switch answer.delivery {
      case .whole:
        return LookupReply(
          status: answer.status, body: Data(answer.body.bytes),
          retryAfter: answer.header("Retry-After").flatMap { TimeInterval($0) },
          cacheAge: answer.header("Age").flatMap { TimeInterval($0) })
      case .cut, .reset: throw LookupError.unreachable(host: url.host ?? "", reason: "connection broke off")
      case .slow: throw LookupError.timedOut(host: url.host ?? "", after: 10)
      }
    }
  }
}
