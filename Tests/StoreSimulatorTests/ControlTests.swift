import Foundation
import TestSupport
import Testing
import iLinkCore

@testable import StoreSimulator

@Suite(.timeLimit(.minutes(2))) struct `The control endpoints` {
  private func object(_ answer: RawClient.Answer) throws -> [String: Any] {
    #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
    return try #require(try JSONSerialization.jsonObject(with: answer.body.data) as? [String: Any])
  }

  @Test func `the journal says what was asked and what became of it`() throws {
    let stage = try Stage {
      $0.throttle = 2
      $0.faults = [FaultRule(.wrongPlatform, countries: [.init("kz")!])]
      $0.latency = LatencyRange(0)
    }
    defer { stage.server.stop() }
    stage.clock.advance(1.5)
    _ = try stage.ask("/kz/lookup?id=123456789", "User-Agent: a \"b\"", "Accept-Encoding: gzip")
    _ = try stage.ask(example)
    _ = try stage.ask(example)
    let journal = try object(try stage.ask("/_ilink/requests"))
    #expect(journal["schema"] as? String == "ilink.requests/1")
    #expect(journal["total"] as? Int == 3 && journal["dropped"] as? Int == 0)
    let entries = try #require(journal["requests"] as? [[String: Any]])
    let keys: Set = [
      "number", "at", "connection", "method", "target", "country", "userAgent", "acceptEncoding", "status", "delay",
      "version", "fault", "throttled", "cacheAge",
    ]
    for entry in entries { #expect(Set(entry.keys) == keys) }
    #expect(entries[0]["target"] as? String == "/kz/lookup?id=123456789" && entries[0]["country"] as? String == "kz")
    #expect(entries[0]["userAgent"] as? String == "a \"b\"" && entries[0]["acceptEncoding"] as? String == "gzip")
    #expect(entries[0]["fault"] as? String == "wrong_platform" && entries[0]["at"] as? Double == 1.5)
    #expect(entries[1]["version"] as? String == "2.3.0" && entries[1]["fault"] is NSNull)
    #expect(entries[2]["throttled"] as? Bool == true && entries[2]["status"] as? Int == 403)
  }

  @Test func `the journal keeps the latest, whatever they are`() {
    var journal = Journal()
    let background = StoreAnswer.Background()
    for turn in 1...25_000 {
      _ = journal.add(
        JournalEntry(
          number: 0, at: 0, connection: 1, method: "GET", target: String(repeating: "a", count: turn % 3000),
          status: 200, delay: 0, background: background))
    }
    #expect(journal.total == 25_000 && journal.entries.last?.number == 25_000)
    #expect(journal.entries.count > 1000 && journal.entries.count <= 10_000)
    #expect(journal.entries.reduce(0) { $0 + $1.target.utf8.count } < 6_000_000)
  }

  @Test func `what is set is so at once, and reset takes it back`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let target = "/lookup?id=123456789&country=de"
    func version() throws -> String? {
      let body = try stage.ask(target).body.data
      let results = try JSONSerialization.jsonObject(with: body) as? [String: Any]
      return (results?["results"] as? [[String: Any]])?.first?["version"] as? String
    }
    #expect(try version() == "2.3.0")
    let set = try object(try stage.post("/_ilink/set", #"{"country":"de","version":"2.4.0"}"#))
    #expect(set["schema"] as? String == "ilink.set/1" && set["countries"] as? [String] == ["de"])
    #expect(try version() == "2.4.0")
    _ = try stage.post("/_ilink/set", #"{"absent":true}"#)
    #expect(try version() == nil)
    _ = try stage.post("/_ilink/set", #"{"fault":"http_500"}"#)
    #expect(try stage.ask(target).status == 500)
    #expect(try object(try stage.post("/_ilink/reset"))["schema"] as? String == "ilink.reset/1")
    #expect(try version() == "2.3.0")
    #expect(try object(try stage.ask("/_ilink/requests"))["total"] as? Int == 1)
  }

  @Test func `after reset the timeline begins anew`() throws {
    let stage = try Stage {
      $0.speed = 60
      $0.timeline = [Change(at: 3600, .absent)]
    }
    defer { stage.server.stop() }
    func count() throws -> Int { try stage.ask(example).body.count }
    #expect(try count() > 1000)
    stage.clock.advance(60)
    #expect(try count() < 100)
    _ = try stage.post("/_ilink/reset")
    #expect(try count() > 1000)
  }

  @Test func `health says how it is`() throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    stage.clock.advance(2)
    let health = try object(try stage.ask("/_ilink/health"))
    #expect(health["schema"] as? String == "ilink.health/1" && health["status"] as? String == "ok")
    #expect(health["uptime"] as? Double == 2 && health["connections"] as? Int == 1 && health["requests"] as? Int == 0)
  }

  @Test(arguments: [
    ("GET", "/_ilink/set", 405), ("POST", "/_ilink/health", 405), ("DELETE", "/_ilink/requests", 405),
    ("GET", "/_ilink/reset", 405), ("GET", "/_ilink/nothing", 404), ("GET", "/_ilink", 404),
    ("POST", "/lookup?id=1", 405),
    ("POST", "/_ilink/set", 400),
  ])
  func `wrong ways of asking are refused`(method: String, target: String, status: Int) throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    let client = try stage.client()
    client.send("\(method) \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
    let answer = try client.answer()
    #expect(answer.status == status)
    #expect((answer.headers["allow"] != nil) == (status == 405))
    let problems = try object(answer)["problems"] as? [String]
    #expect(problems?.isEmpty == false)
  }

  @Test(arguments: [
    "{}", "[]", "5", #"{"country":"xx","version":"1"}"#, #"{"versoin":"1"}"#, #"{"version":""}"#, "\u{0}",
  ])
  func `what cannot be set is said, and changes nothing`(body: String) throws {
    let stage = try Stage()
    defer { stage.server.stop() }
    #expect(try stage.post("/_ilink/set", body).status == 400)
    #expect(try stage.ask(example).body.count > 1000)
  }
}
