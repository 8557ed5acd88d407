import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("Trying again")
struct RetryTests {
  private static let found = LookupReply(body: Data(Record.answer(Record.row()).utf8))

  /// What a transport says, try by try, and what the retrying one makes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var script: [Result<LookupReply, LookupError>]
    var policy = RetryPolicy(retries: 3, firstDelay: 2, maximumDelay: 60)
    let delays: [TimeInterval]
    let outcome: Result<Int, LookupError>
    var attempts = 1
  }

  private static let refused = LookupError.unreachable(host: "itunes.apple.com", reason: "connection refused")
  private static let timedOut = LookupError.timedOut(host: "itunes.apple.com", after: 10)

  private static func status(_ status: Int, retryAfter: TimeInterval? = nil) -> Result<LookupReply, LookupError> {
    .success(LookupReply(status: status, body: Data(), retryAfter: retryAfter))
  }

  static let rows = [
    Row(testDescription: "an answer", script: [.success(found)], delays: [], outcome: .success(200)),
    Row(
      testDescription: "no connection, then an answer", script: [.failure(refused), .success(found)], delays: [2],
      outcome: .success(200), attempts: 2),
    Row(
      testDescription: "doubling", script: [.failure(refused), .failure(timedOut), status(503), .success(found)],
      delays: [2, 4, 8], outcome: .success(200), attempts: 4),
    Row(
      testDescription: "the last failure counts", script: [status(502), status(502), status(502), .failure(refused)],
      delays: [2, 4, 8], outcome: .failure(refused)),
    Row(
      testDescription: "a status counts as it is", script: Array(repeating: status(502), count: 4), delays: [2, 4, 8],
      outcome: .success(502), attempts: 4),
    Row(
      testDescription: "403 (B37)", script: [status(403), .success(found)], delays: [2], outcome: .success(200),
      attempts: 2),
    Row(
      testDescription: "429 with Retry-After", script: [status(429, retryAfter: 30), .success(found)], delays: [30],
      outcome: .success(200), attempts: 2),
    Row(
      testDescription: "a Retry-After that is shorter than ours",
      script: [status(429, retryAfter: 1), .success(found)],
      delays: [2], outcome: .success(200), attempts: 2),
    Row(
      testDescription: "a Retry-After beyond reason", script: [status(429, retryAfter: 86_400)], delays: [],
      outcome: .success(429)),
    Row(
      testDescription: "a Retry-After beyond the deadline", script: [status(429, retryAfter: 30)],
      policy: RetryPolicy(retries: 3, firstDelay: 2, deadline: .noon + 29), delays: [], outcome: .success(429)),
    Row(
      testDescription: "a deadline in between", script: [.failure(refused), .failure(refused), .failure(timedOut)],
      policy: RetryPolicy(retries: 9, firstDelay: 2, deadline: .noon + 6), delays: [2, 4], outcome: .failure(timedOut)),
    Row(
      testDescription: "a longest wait", script: [status(500), status(500), status(500), .success(found)],
      policy: RetryPolicy(retries: 3, firstDelay: 10, maximumDelay: 15), delays: [10, 15, 15], outcome: .success(200),
      attempts: 4),
    Row(
      testDescription: "no tries left", script: [.failure(refused)], policy: .none, delays: [],
      outcome: .failure(refused)),
    Row(testDescription: "400", script: [status(400)], delays: [], outcome: .success(400)),
    Row(testDescription: "404", script: [status(404)], delays: [], outcome: .success(404)),
    Row(
      testDescription: "too large", script: [.failure(.tooLarge(limit: 5))], delays: [],
      outcome: .failure(.tooLarge(limit: 5))),
    Row(
      testDescription: "a foreign host", script: [.failure(.redirectRefused(host: "evil.example"))], delays: [],
      outcome: .failure(.redirectRefused(host: "evil.example"))),
  ]

  @Test(arguments: rows)
  func `only what may be different next time is tried again, after growing waits`(_ row: Row) async throws {
    let script = Box(row.script[...])
    let delays = Box<[TimeInterval]>([])
    let notices = Box<[RetryNotice]>([])
    let now = Box(Date.noon)
    let transport = LookupTransport { _, _ in
      guard let next = script.change({ $0.popFirst() }) else { throw LookupError.notAnAnswer("one try too many") }
      return try next.get()
    }
    let retrying = transport.retrying(
      row.policy, now: { now.value },
      pause: Pause { seconds in
        delays.change { $0.append(seconds) }
        now.change { $0 += seconds }
      },
      jitter: { 1 }, onRetry: { notice in notices.change { $0.append(notice) } })
    let result: Result<LookupReply, any Error>
    do {
      result = .success(try await retrying.send(.example, LookupRequest.example.url(at: .apple)))
    } catch {
      result = .failure(error)
    }
    switch (result, row.outcome) {
    case (.success(let reply), .success(let status)):
      #expect(reply.status == status)
      #expect(reply.attempts == row.attempts)
    case (.failure(let error), .failure(let expected)): #expect(error as? LookupError == expected)
    default: Issue.record("\(result)")
    }
    #expect(delays.value == row.delays)
    #expect(notices.value.map(\.delay) == row.delays)
    #expect(notices.value.map(\.tries) == Array(1..<(row.delays.count + 1)))
    #expect(script.value.isEmpty)
  }

  @Test(arguments: [(0.0, 1.0), (0.5, 1.5), (1.0, 2.0), (-5, 1.0), (7, 2.0)])
  func `jitter takes up to half of a wait away`(jitter: Double, delay: TimeInterval) {
    let policy = RetryPolicy(retries: 1, firstDelay: 2)
    #expect(policy.delay(afterTries: 1, now: .noon, jitter: jitter) == delay)
  }

  @Test func `absurd numbers are no reason to crash`() {
    let policy = RetryPolicy(retries: .max, firstDelay: .infinity, maximumDelay: 60)
    #expect(policy.delay(afterTries: .max, now: .noon, jitter: 1) == 60)
    #expect(policy.delay(afterTries: 0, now: .noon, jitter: .nan) != nil)
    #expect(RetryPolicy(retries: -1).delay(afterTries: 1, now: .noon, jitter: 1) == nil)
  }

  @Test func `cancellation is not tried again, and ends a wait`() async {
    let tries = Box(0)
    let transport = LookupTransport { _, _ in
      tries.change { $0 += 1 }
      throw CancellationError()
    }
    let url = LookupRequest.example.url(at: .apple)
    await #expect(throws: CancellationError.self) {
      try await transport.retrying(RetryPolicy(retries: 5)).send(.example, url)
    }
    #expect(tries.value == 1)
    let failing = LookupTransport { _, _ in throw Self.refused }
    await #expect(throws: CancellationError.self) {
      try await failing.retrying(RetryPolicy(retries: 5), pause: Pause { _ in throw CancellationError() })
        .send(.example, url)
    }
  }

  @Test func `an answer says how many tries it took`() async throws {
    let script = Box([Self.status(503), .success(Self.found)][...])
    let transport = LookupTransport { _, _ in try #require(script.change { $0.popFirst() }).get() }
    let client = LookupClient.live(
      freshness: .off, transport: transport.retrying(RetryPolicy(retries: 1), pause: Pause { _ in }))
    #expect(try await client.lookUp(.example()).source.attempts == 2)
  }

  @Test func `the real pause ends at once for no time, and for a cancelled task`() async throws {
    try await Pause.live.wait(0)
    try await Pause.live.wait(-1)
    let task = Task { try await Pause.live.wait(.infinity) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
