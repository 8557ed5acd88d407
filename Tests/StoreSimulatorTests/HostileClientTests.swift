import Foundation
import TestSupport
import Testing
import iLinkCore

@testable import StoreSimulator

@Suite(.timeLimit(.minutes(2))) struct `Hostile clients` {
  private static let requestLine = "GET \(example) HTTP/1.1\r\n"

  @Test(
    arguments: [
      ("\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\u{FC}\u{3}\u{3}", 400), ("nonsense\r\n\r\n", 400),
      ("GET / HTTP/9.9\r\nHost: x\r\n\r\n", 505), ("GET /a HTTP/1.1\r\n\r\n", 400),
      ("GET /" + String(repeating: "a", count: 100_000), 414),
      (requestLine + "X: " + String(repeating: "a", count: 100_000), 431),
      (requestLine + String(repeating: "X: y\r\n", count: 20_000), 431),
      (
        "POST /_ilink/set HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n" + String(repeating: "{", count: 70_000),
        413
      ),
      ("POST /_ilink/set HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", 411),
      ("POST /_ilink/set HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n", 417),
    ] as [(String, Int)])
  func `what is no request, or too much of one, is refused, and that is the end`(text: String, status: Int) throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client()
    client.send(text)
    let answer = try client.answer()
    #expect(answer.status == status && answer.headers["connection"] == "close")
    client.endSending()
    try client.expectEnd()
    #expect(stage.notes.all.isEmpty)
    #expect(try stage.ask(example).status == 200)
  }

  @Test func `half a request, and the end of the client's part: nothing is owed`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    for text in ["", "G", Self.requestLine, "POST /_ilink/reset HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab"] {
      let client = try stage.client()
      client.send(text)
      client.endSending()
      try client.expectEnd()
    }
    try stage.awaitConnections(0)
  }

  @Test func `a request that never gets complete is given up`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client()
    client.get(example)
    _ = try client.answer()
    client.send("GET /lookup?")
    for letter in "id=12345" {
      try stage.pass(1)
      client.send(String(letter))
    }
    try stage.pass(1.9)
    #expect(try stage.health() == 1)
    try stage.pass(0.2)
    #expect(try client.answer().status == 408)
    try stage.pass(2.1)
    try client.expectEnd()
  }

  @Test func `a connection without requests is closed after a minute`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let (silent, used) = (try stage.client(), try stage.client())
    used.get(example)
    _ = try used.answer()
    try stage.pass(30)
    used.get(example)
    _ = try used.answer()
    try stage.pass(31)
    try silent.expectEnd()
    used.get(example)
    #expect(try used.answer().status == 200)
  }

  @Test func `a client that takes nothing of an answer is given up, and others are answered meanwhile`() throws {
    let stage = try Stage { $0.faults = [FaultRule(.huge, countries: [.init("kz")!])] }
    defer { stage.server.stop() }
    let client = try stage.client(receiveBuffer: 4096)
    client.get("/kz/lookup?id=123456789")
    for _ in 0..<19 {
      try stage.pass(1)
      #expect(try stage.ask(example).status == 200)
    }
    #expect(try stage.health() == 1)
    // The system takes a little more of the answer now and then, which counts as progress.
    for _ in 0..<100 where try stage.health() > 0 { try stage.pass(1) }
    #expect(try stage.health() == 0)
  }

  @Test func `a client that leaves in the middle of an answer leaves nothing behind`() throws {
    let stage = try Stage { $0.faults = [FaultRule(.huge)] }
    defer { stage.server.stop() }
    for turn in 0..<20 {
      let client = try stage.client()
      client.get(example)
      if turn % 2 == 0 { client.reset() } else { client.close() }
    }
    try stage.awaitConnections(0)
  }

  @Test func `a client that leaves while its answer is waited for costs no more than the wait`() throws {
    let stage = try Stage { $0.latency = LatencyRange(30) }
    defer { stage.server.stop() }
    for turn in 0..<10 {
      let client = try stage.client()
      client.get(example)
      try stage.health()
      if turn % 2 == 0 { client.reset() } else { client.close() }
    }
    try stage.pass(31)
    try stage.awaitConnections(0)
  }

  @Test func `a client that only asks and never reads waits for itself`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client(receiveBuffer: 4096)
    let request = Array("\(Self.requestLine)Host: x\r\n\r\n".utf8)
    let many = Array((0..<1000).map { _ in request }.joined())
    for _ in 0..<60 {
      client.trySend(many)
      #expect(try stage.ask(example).status == 200)
    }
    #expect(stage.notes.all.count < 60_000)
  }

  @Test func `when there are too many, the one that was idle for longest goes`() throws {
    let stage = try Stage(limits: { $0.connections = 8 })
    defer { stage.server.stop() }
    var clients: [RawClient] = []
    for _ in 0..<8 {
      clients.append(try stage.client())
      clients[clients.count - 1].get(example)
      _ = try clients[clients.count - 1].answer()
      stage.clock.advance(0.1)
    }
    clients[0].get(example)
    _ = try clients[0].answer()
    stage.clock.advance(0.1)
    #expect(try stage.ask(example).status == 200)
    try clients[1].expectEnd()
    clients[0].get(example)
    #expect(try clients[0].answer().status == 200)
  }

  @Test func `what all keep waiting together is bounded`() throws {
    let stage = try Stage(limits: { $0.waitingBytes = 300_000 })
    defer { stage.server.stop() }
    let part = Self.requestLine + "X: " + String(repeating: "a", count: 15_000)
    let clients = try (0..<60).map { _ in
      let client = try stage.client()
      client.send(part)
      return client
    }
    #expect(try stage.ask(example).status == 200)
    #expect(try stage.health() < 25)
    #expect(clients.count == 60)
  }

  /// Both ends of each are in this process; a thousand are before the server as a process of its own (`ServeTests`).
  @Test func `hundreds of all kinds at once, and honest ones are answered in between`() async throws {
    try await Crowd.together {
      let stage = try Stage { $0.faults = [FaultRule(.huge, countries: [.init("kz")!])] }
      defer { stage.server.stop() }
      var crowd: [RawClient] = []
      let list = (1...200).map { "\($0)" }.joined(separator: ",")
      for turn in 0..<500 {
        let client = try stage.client(receiveBuffer: 4096)
        switch turn % 6 {
        case 0: break
        case 1: client.send(Self.requestLine + "X: " + String(repeating: "a", count: 15_000))
        case 2: client.get("/kz/lookup?id=123456789")
        case 3: client.trySend(Draw(seed: 23, about: "crowd", turn: turn).bytes(3000))
        case 4: client.trySend(Array(String(repeating: "\(Self.requestLine)Host: x\r\n\r\n", count: 100).utf8))
        default: client.get("/lookup?id=\(list)&entity=software")
        }
        crowd.append(client)
        if turn % 50 == 0 { #expect(try stage.ask(example).body.count > 5000) }
      }
      let honest = try stage.client()
      for _ in 0..<50 {
        honest.get(example)
        #expect(try honest.answer().status == 200)
      }
      for client in crowd { client.reset() }
      try stage.awaitConnections(1)
    }
  }
}
