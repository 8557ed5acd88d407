import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("A limit for a lookup as a whole", .timeLimit(.minutes(1)))
struct TimeLimitTests {
  private static let list = LookupListQuery([.example], platform: .iOS, storefront: .us)

  @Test func `when the time is over, the lookup ends and its request is cancelled`() async {
    let isCancelled = Gate()
    let stub = StubTransport { _ in
      try await waitForCancellation(opening: isCancelled)
      return LookupReply(body: Data())
    }
    let client = stub.client().limited(to: 45, pause: Pause { seconds in #expect(seconds == 45) })
    #expect(
      await lookupError { _ = try await client.lookUp(.example()) } == .timedOut(host: "itunes.apple.com", after: 45))
    await isCancelled.wait()
    #expect(
      await lookupError { _ = try await client.lookUpAll(Self.list) } == .timedOut(host: "itunes.apple.com", after: 45))
  }

  @Test func `an outcome in time is the outcome`() async throws {
    let pause = Pause { _ in try await waitForCancellation() }
    let found = StubTransport(["us": Record.answer(Record.row())]).client().limited(to: 45, pause: pause)
    #expect(try await found.lookUp(.example()).listing.versionText == "2.3")
    #expect(try await found.lookUpAll(Self.list).listings.count == 1)
    let failing = LookupClient.failing(.http(status: 500)).limited(to: 45, pause: pause)
    #expect(await lookupError { _ = try await failing.lookUp(.example()) } == .http(status: 500))
  }

  @Test func `a cancelled caller gets a cancellation, not a time-out`() async {
    let stub = StubTransport { _ in
      try await waitForCancellation()
      return LookupReply(body: Data())
    }
    let client = stub.client().limited(to: 3600)
    let task = Task { try await client.lookUp(.example()) }
    await until { stub.journal.count == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
