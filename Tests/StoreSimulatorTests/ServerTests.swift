import Foundation
import TestSupport
import Testing
import iLinkCore

@testable import StoreSimulator

@Suite(.timeLimit(.minutes(2))) struct `The server speaks HTTP` {
  @Test func `a connection serves many requests, and is closed on request`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client()
    for _ in 0..<3 {
      client.get(example)
      #expect(try client.answer().status == 200)
    }
    client.get(example, "Connection: close")
    let last = try client.answer()
    #expect(last.headers["connection"] == "close" && last.body.count > 5000)
    try client.expectEnd()
    #expect(stage.notes.all.map(\.connection) == [1, 1, 1, 1])
  }

  @Test func `a client that speaks 1.0 gets an end after the answer`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client()
    client.send("GET \(example) HTTP/1.0\r\n\r\n")
    #expect(try client.answer().status == 200)
    try client.expectEnd()
  }

  @Test func `HEAD has the head alone`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client()
    client.send("HEAD \(example) HTTP/1.1\r\nHost: x\r\n\r\n")
    let head = try client.answer(hasBody: false)
    client.get(example)
    let whole = try client.answer()
    #expect(head.headers == whole.headers && whole.headers["content-length"] == "\(whole.body.count)")
  }

  @Test func `requests may come all at once, and are answered in their order`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client()
    let targets = (0..<300).map { "/lookup?id=\($0 % 2 == 0 ? 123_456_789 : 5)&turn=\($0)" }
    client.send(targets.map { "GET \($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
    for index in targets.indices {
      let isRecord = try client.answer().body.count > 1000
      #expect(isRecord == (index % 2 == 0))
    }
    #expect(stage.notes.all.map(\.target) == targets)
  }

  @Test func `requests all at once, then the end of the client's part: all are answered`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client()
    client.send(String(repeating: "GET \(example) HTTP/1.1\r\nHost: x\r\n\r\n", count: 20))
    client.endSending()
    for _ in 0..<20 { #expect(try client.answer().status == 200) }
    try client.expectEnd()
  }

  @Test func `a request may come byte by byte`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client()
    for byte in Array("GET \(example) HTTP/1.1\r\nHost: x\r\n\r\n".utf8) { client.send([byte]) }
    #expect(try client.answer().status == 200)
  }

  @Test func `gzip comes when it is asked for, also around refusals, and never around nothing`() throws {
    let stage = try Stage { $0.faults = [FaultRule(.http403, rate: 1, countries: [.init("kz")!])] }
    defer { stage.server.stop() }
    for target in [example, "/lookup?id=x"] {
      let plain = try stage.ask(target)
      let packed = try stage.ask(target, "Accept-Encoding: gzip, deflate")
      #expect(packed.headers["content-encoding"] == "gzip" && packed.body.starts(with: [0x1F, 0x8B]))
      #expect(plain.headers["content-encoding"] == nil && packed.body.count > plain.body.count)
    }
    let nothing = try stage.ask("/kz/lookup?id=123456789", "Accept-Encoding: gzip")
    #expect(nothing.status == 403 && nothing.headers["content-encoding"] == nil)
    #expect(nothing.headers["content-length"] == "0")
  }

  @Test func `the same seed gives the same bytes on the wire`() throws {
    func bytes() throws -> [UInt8] {
      let stage = try Stage {
        $0.seed = 9
        $0.flapping = 0.5
        $0.faults = [FaultRule(.garbage, rate: 0.3), FaultRule(.truncated, rate: 0.3)]
        $0.staleness = 60
      }
      defer { stage.server.stop() }
      return try (0..<30).flatMap { _ in
        let client = try stage.client()
        client.get(example, "Connection: close")
        return try client.everything()
      }
    }
    #expect(try bytes() == bytes())
  }

  @Test func `an answer comes when its time has come, and not before`() throws {
    let stage = try Stage { $0.latency = LatencyRange(0.05) }
    defer { stage.server.stop() }
    let client = try stage.client()
    client.get(example)
    client.get(example)
    try stage.pass(0.049)
    try stage.pass(0.0005)
    #expect(stage.notes.all.count == 1, "the second request waits for the first one's answer")
    try stage.pass(0.001)
    #expect(try client.answer().status == 200)
    try stage.pass(0.05)
    #expect(try client.answer().status == 200)
  }

  @Test func `control needs no waiting, whatever the store's latency`() throws {
    let stage = try Stage { $0.latency = LatencyRange(3600) }
    defer { stage.server.stop() }
    #expect(try stage.ask("/_ilink/health").status == 200)
  }

  @Test func `a slow answer comes a byte a second`() throws {
    let stage = try Stage { $0.faults = [FaultRule(.slow)] }
    defer { stage.server.stop() }
    let client = try stage.client()
    client.get("/lookup?id=5")
    for _ in 0..<3 { try stage.pass(1) }
    client.endSending()
    var rest = 60
    while rest > 0 {
      try stage.pass(1)
      rest -= 1
    }
    let answer = try client.answer()
    #expect(answer.status == 200 && answer.body.text.contains("\"resultCount\":0"))
  }

  @Test func `a broken-off answer has half of what was announced, and a reset is one`() throws {
    let stage = try Stage {
      $0.faults = [FaultRule(.reset, countries: [.init("kz")!]), FaultRule(.truncated)]
    }
    defer { stage.server.stop() }
    let client = try stage.client()
    client.get(example)
    let bytes = try client.everything()
    let halves = bytes.text.components(separatedBy: "\r\n\r\n")
    let line = try #require(halves[0].components(separatedBy: "\r\n").first { $0.hasPrefix("Content-Length: ") })
    let announced = try #require(Int(line.dropFirst(16)))
    #expect(announced > 5000 && halves[1].utf8.count == announced / 2)
    let other = try stage.client()
    other.get("/kz/lookup?id=123456789")
    #expect(try other.everything().isEmpty)
  }

  @Test func `after stop the port refuses, connections are closed, and stopping again is nothing`() throws {
    let stage = try Stage()
    let client = try stage.client()
    client.get(example)
    _ = try client.answer()
    stage.server.stop()
    try client.expectEnd()
    #expect(throws: RawClient.Failure.self) { try stage.client() }
    stage.server.stop()
  }

  @Test func `a port is for one, and an address is one of this machine`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    func reason(_ host: String, _ port: UInt16) -> SimulatorServer.Failure.Reason? {
      let failure = #expect(throws: SimulatorServer.Failure.self) {
        try SimulatorServer(store(), host: host, port: port).stop()
      }
      return failure?.reason
    }
    #expect(reason("127.0.0.1", stage.server.port) == .portInUse)
    #expect(reason("192.0.2.1", 0) == .notHere)
    #expect(reason("example.com", 0) == .notAnAddress)
    #expect(reason("", 0) == .notAnAddress || reason("", 0) == nil)
  }

  @Test(arguments: [
    ("127.0.0.1", "http://127.0.0.1:"), ("localhost", "http://localhost:"), ("0.0.0.0", "http://127.0.0.1:"),
  ])
  func `an address is named as a client needs it`(host: String, start: String) throws {
    let server = try SimulatorServer(store(), host: host)
    defer { server.stop() }
    #expect(server.url == start + "\(server.port)")
    let client = try RawClient(port: server.port)
    client.get(example)
    #expect(try client.answer().status == 200)
  }
}
