import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore

@Suite("Cancelling a request", .timeLimit(.minutes(3)))
struct CancellationTests {
  @Test func `a cancelled caller leaves at once, and the connection is closed`() async throws {
    let server = try LoopbackServer { _ in [.hold] }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let client = LookupClient.live(service: service)
    let task = Task { try await client.lookUp(.example()) }
    _ = try await server.awaitRequests(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await server.awaitDepartures(1)
  }

  @Test func `a task that is cancelled before it asks sends nothing`() async throws {
    let server = try LoopbackServer { _ in .reply(ServerCase.recorded) }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let client = LookupClient.live(service: service)
    let gate = Gate()
    let task = Task {
      await gate.wait()
      return try await client.lookUp(.example())
    }
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
    _ = try await client.lookUp(.example())
    #expect(server.journal.count == 1)
  }

  @Test func `thousands of random cancellations neither hang nor crash`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/lookup" ? .redirect(to: "/moved") : .reply(ServerCase.recorded)
    }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let transport = LookupTransport.urlSession(for: service)
    let url = LookupRequest.example.url(at: service)
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      var outcomes: [Bool] = []
      for index in 0..<3000 {
        if index >= 16, let outcome = await group.next() { outcomes.append(outcome) }
        group.addTask { await Self.isAnswered(transport, url, cancelAfterYields: Int.random(in: 0..<400)) }
      }
      for await outcome in group { outcomes.append(outcome) }
      return outcomes
    }
    #expect(outcomes.count == 3000)
    let reply = try await transport.send(.example, url)
    #expect(reply.status == 200, "the session is still of use")
  }

  /// Whether a request was answered before it was cancelled at a random moment.
  private static func isAnswered(_ transport: LookupTransport, _ url: URL, cancelAfterYields yields: Int) async -> Bool
  {
    let task = Task { try await transport.send(.example, url) }
    for _ in 0..<yields { await Task.yield() }
    task.cancel()
    do {
      return try await task.value.status == 200
    } catch {
      #expect(error is CancellationError, "\(error)")
      return false
    }
  }
}
