import Foundation
import Testing
import iLinkCore

@testable import iLinkClient

@Suite("One lookup at a time", .timeLimit(.minutes(2)))
struct SingleFlightTests {
  private static let answer = LookupReply(body: Data(Record.answer(Record.row()).utf8))

  /// A client whose flights can be looked at, over a transport that waits at a gate.
  private struct World {
    let gate = Gate()
    let singles = SingleFlight<LookupQuery, LookupAnswer>()
    let stub: StubTransport
    let client: LookupClient

    init(_ reply: @escaping @Sendable () throws -> LookupReply = { SingleFlightTests.answer }) {
      stub = StubTransport { [gate] _ in
        await gate.wait()
        try Task.checkCancellation()
        return try reply()
      }
      let lookup = StoreLookup(
        service: .apple, freshness: .off, transport: stub.transport, now: { .noon }, namesSource: true)
      client = LookupClient(lookup, singles: singles)
    }
  }

  @Test func `ten callers with one question share one request and its answer (B142)`() async throws {
    let world = World()
    let versions = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 1...10 { group.addTask { try await world.client.lookUp(.example()).listing.versionText } }
      await until { world.singles.callerCount(.example()) == 10 }
      world.gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(versions == Array(repeating: "2.3", count: 10))
    #expect(world.stub.journal.count == 1)
  }

  @Test func `an error reaches each of them once (B35, B146, C30)`() async {
    let expected = LookupError.unreachable(host: "itunes.apple.com", reason: "no connection")
    let world = World { throw expected }
    let errors = await withTaskGroup(of: LookupError?.self) { group in
      for _ in 1...10 {
        group.addTask { await lookupError { _ = try await world.client.lookUp(.example()) } }
      }
      await until { world.singles.callerCount(.example()) == 10 }
      world.gate.open()
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors == Array(repeating: expected, count: 10))
    #expect(world.stub.journal.count == 1)
  }

  @Test func `after an outcome the next caller asks anew (C03)`() async throws {
    let world = World()
    world.gate.open()
    _ = try await world.client.lookUp(.example())
    _ = try await world.client.lookUp(.example())
    #expect(world.stub.journal.count == 2)
  }

  @Test func `different questions wait their turn`() async throws {
    let underway = Box(0)
    let most = Box(0)
    let client = LookupClient.live(
      freshness: .off,
      transport: LookupTransport { request, _ in
        let count = underway.change { underway in
          underway += 1
          return underway
        }
        most.change { $0 = max($0, count) }
        for _ in 1...20 { await Task.yield() }
        underway.change { $0 -= 1 }
        guard case .app = request.subject else { return LookupReply(body: Data(Record.empty.utf8)) }
        return Self.answer
      })
    try await withThrowingTaskGroup(of: Void.self) { group in
      for storefront in Storefront.all.prefix(20) {
        group.addTask { _ = try await client.lookUp(.example(in: StorefrontCandidates(only: storefront))) }
        group.addTask {
          _ = try await client.lookUpAll(LookupListQuery([.example], platform: .iOS, storefront: storefront))
        }
      }
      try await group.waitForAll()
    }
    #expect(most.value == 1)
  }

  @Test func `a cancelled caller leaves at once, and the others get the answer`() async throws {
    let world = World()
    let patient = Task { try await world.client.lookUp(.example()) }
    let hasty = Task { try await world.client.lookUp(.example()) }
    await until { world.singles.callerCount(.example()) == 2 }
    hasty.cancel()
    await #expect(throws: CancellationError.self) { try await hasty.value }
    world.gate.open()
    #expect(try await patient.value.listing.versionText == "2.3")
    #expect(world.stub.journal.count == 1)
  }

  @Test func `when the last caller has left, the request is cancelled, and who comes then asks anew`() async throws {
    let isCancelled = Gate()
    let stub = StubTransport { _ in
      await withTaskCancellationHandler {
        await isCancelled.wait()
      } onCancel: {
        isCancelled.open()
      }
      try Task.checkCancellation()
      return Self.answer
    }
    let client = stub.client()
    let first = Task { try await client.lookUp(.example()) }
    await until { stub.journal.count == 1 }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    await isCancelled.wait()
    #expect(try await client.lookUp(.example()).listing.versionText == "2.3")
    #expect(stub.journal.count == 2)
  }

  @Test func `who is cancelled in the line leaves it, and the line goes on`() async throws {
    let turnstile = Turnstile()
    let gate = Gate()
    let hasPassed = Gate()
    let first = Task {
      try await turnstile.pass {
        hasPassed.open()
        await gate.wait()
      }
    }
    await hasPassed.wait()
    let second = Task { try await turnstile.pass {} }
    await until { turnstile.lineLength == 1 }
    let third = Task { try await turnstile.pass {} }
    await until { turnstile.lineLength == 2 }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    gate.open()
    try await first.value
    try await third.value
    #expect(turnstile.lineLength == 0)
  }

  @Test func `thousands of callers that come and go neither hang nor are forgotten`() async throws {
    let stub = StubTransport { _ in
      for _ in 0..<Int.random(in: 0..<30) { await Task.yield() }
      return Self.answer
    }
    let client = stub.client()
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<4000 {
        let query = LookupQuery.example(in: StorefrontCandidates(only: Storefront.all[index % 3]))
        group.addTask {
          let task = Task { try await client.lookUp(query) }
          for _ in 0..<Int.random(in: 0..<60) { await Task.yield() }
          if index % 2 == 0 { task.cancel() }
          switch await task.result {
          case .success: return true
          case .failure(let error): return index % 2 == 0 && error is CancellationError
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count == 4000)
    #expect(outcomes.allSatisfy { $0 })
    #expect(try await client.lookUp(.example()).listing.versionText == "2.3")
  }

  @MainActor @Test func `a lookup does not hold up the main actor (B145)`() async throws {
    let world = World()
    let task = Task { @MainActor in try await world.client.lookUp(.example()) }
    await until { world.singles.callerCount(.example()) == 1 }
    // Still on the main actor, which is free although the lookup is under way.
    world.gate.open()
    #expect(try await task.value.listing.versionText == "2.3")
  }
}
