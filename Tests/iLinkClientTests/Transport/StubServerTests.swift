import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore

/// One way in which a server may answer, and what the lookup makes of it.
struct ServerCase: Sendable, CustomTestStringConvertible {
  enum Outcome: Sendable, Equatable {
    case version(String)
    case error(LookupError)
  }

  let testDescription: String
  let actions: [LoopbackAction]
  let outcome: Outcome
  var timeLimit: TimeInterval = 30

  init(
    _ description: String, _ actions: [LoopbackAction], _ outcome: Outcome, timeLimit: TimeInterval = 30
  ) {
    testDescription = description
    self.actions = actions
    self.outcome = outcome
    self.timeLimit = timeLimit
  }

  static func unreachable(_ reason: String) -> Outcome { .error(.unreachable(host: "127.0.0.1", reason: reason)) }

  static let recordedText = Record.answer(Record.row())
  static let recorded = Data(recordedText.utf8)
  static let found = Outcome.version("2.3")

  /// Answers of a service that means well.
  static let honest: [ServerCase] = [
    ServerCase("a plain answer", .reply(recorded), found),
    ServerCase("gzip", .reply(Gzip.stored(recorded), headers: ["Content-Encoding": "gzip"]), found),
    ServerCase(
      "three leading newlines and text/javascript",
      .reply("\n\n\n" + recordedText, headers: ["Content-Type": "text/javascript; charset=utf-8"]), found),
    ServerCase("no length, and closed", [.send(.head() + recorded), .close], found),
    ServerCase(
      "in pieces",
      [.send(.head(headers: ["Transfer-Encoding": "chunked"])), .send(chunk(recorded)), .send(chunk(Data()))], found),
    ServerCase(
      "zero results", .reply(Record.empty), .error(.notFound(.bundle(.example), in: [.us], platform: .iOS))),
    ServerCase(
      "400 with an errorMessage", .reply(Record.noSuchCountry, status: 400),
      .error(.refused(message: "Invalid value(s) for key(s): [country]", status: 400))),
    ServerCase("403 without a body (B37)", .reply("", status: 403), .error(.throttled(status: 403, retryAfter: nil))),
    ServerCase(
      "429 with Retry-After", .reply("Rate limit has been exceeded", status: 429, headers: ["Retry-After": "30"]),
      .error(.throttled(status: 429, retryAfter: 30))),
    ServerCase("502 with a page (C27)", .reply("<html>Bad Gateway</html>", status: 502), .error(.http(status: 502))),
    ServerCase("204", [.send(.head(204))], .error(.http(status: 204))),
    ServerCase("302 that points nowhere", .reply("moved", status: 302), .error(.http(status: 302))),
    ServerCase(
      "401 without a realm", .reply("{}", status: 401, headers: ["WWW-Authenticate": "Negotiate"]),
      .error(.http(status: 401))),
    ServerCase(
      "401 with a realm", .reply("{}", status: 401, headers: ["WWW-Authenticate": "Basic realm=\"store\""]),
      .error(.http(status: 401))),
    ServerCase(
      "a Mac record when iOS was asked (B10)", .reply(Record.answer(Record.row(kind: "mac-software"))),
      .error(.otherPlatform(mac, asked: .iOS))),
  ]

  /// Answers that are none, or too much, or too late. Endless bodies and bombs are among the ``MemoryTests``, in a process
  /// of their own: on Linux such an answer holds up the other sessions of its process for a second or more.
  static let hostile: [ServerCase] = [
    ServerCase(
      "a redirect to a foreign host", .redirect(to: "https://evil.example/lookup"),
      .error(.redirectRefused(host: "evil.example"))),
    ServerCase("a redirect in a circle", .redirect(to: "/lookup"), unreachable("too many redirects")),
    ServerCase("10 MB", .reply(blanks(10_000_000)), tooLarge),
    ServerCase("10 MB without a length", [.send(.head() + blanks(10_000_000)), .close], tooLarge),
    ServerCase(
      "a length of 10 MB and no body", [.send(.head(headers: ["Content-Length": "10000000"])), .hold], tooLarge),
    ServerCase(
      "a truncated body", [.send(.head(headers: ["Content-Length": "600"]) + recorded), .close],
      unreachable("connection broke off")),
    ServerCase(
      "damaged gzip", .reply("not gzip at all", headers: ["Content-Encoding": "gzip"]),
      unreachable("damaged compression")),
    ServerCase("nothing, and closed", [.close], unreachable("connection broke off")),
    ServerCase(
      "a reset", [.send(.head(headers: ["Content-Length": "600"])), .reset], unreachable("connection broke off")),
    ServerCase(
      "another protocol", [.send(Data("220 mail.example ESMTP\r\n".utf8)), .close], unreachable("not an HTTP answer")),
    ServerCase(
      "headers that are none", [.send(Data("HTTP/1.1 200 OK\r\nnonsense\r\n\r\n{}".utf8)), .close],
      unreachable("not an HTTP answer")),
    ServerCase(
      "a page with status 200 (B07)", .reply("<html><title>Sign in</title>"),
      .error(.notAnAnswer("<html><title>Sign in</title>"))),
    ServerCase(
      "half an answer", .reply(#"{"resultCount":1,"results":[{"trackId":1"#),
      .error(.notAnAnswer(#"{"resultCount":1,"results":[{"trackId":1"#))),
    ServerCase("no answer at all (B146)", [.hold], timedOut, timeLimit: 0.4),
    ServerCase(
      "an answer that stops", [.send(.head(headers: ["Content-Length": "600"])), .hold], timedOut, timeLimit: 0.4),
    ServerCase("a byte now and then", [.drip(.head() + recorded, every: 0.05)], timedOut, timeLimit: 0.4),
  ]

  private static let tooLarge = Outcome.error(.tooLarge(limit: 2_000_000))
  private static let timedOut = Outcome.error(.timedOut(host: "127.0.0.1", after: 0.4))

  private static let mac = StoreListing(
    id: .example, bundleID: .example, versionText: "2.3", platform: .macOS, storefront: .us)

  private static func blanks(_ count: Int) -> Data { Data(repeating: 32, count: count) }

  private static func chunk(_ data: Data) -> Data {
    Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8)
  }
}

@Suite("Against a server on this machine", .timeLimit(.minutes(2)))
struct StubServerTests {
  @Test(arguments: ServerCase.honest + ServerCase.hostile)
  func `each way of answering has its own outcome, in time`(_ row: ServerCase) async throws {
    let server = try LoopbackServer { _ in row.actions }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let client = LookupClient.live(
      service: service, freshness: .off, transport: .urlSession(for: service, timeLimit: row.timeLimit))
    let start = Date()
    do {
      #expect(.version(try await client.lookUp(.example()).listing.versionText) == row.outcome)
    } catch let error as LookupError {
      #expect(.error(error) == row.outcome)
    }
    #expect(Date().timeIntervalSince(start) < 25, "below the time limit, and near it only where nothing else ends it")
  }

  @Test func `a request says who asks, where it asks and for what, and nothing else (B23, B25)`() async throws {
    let server = try LoopbackServer { _ in .reply(ServerCase.recorded) }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    _ = try await LookupClient.live(service: service, freshness: .off).lookUp(.example())
    let request = try #require(server.journal.first)
    #expect(request.method == "GET")
    #expect(request.target == "/lookup?bundleId=com.example.app&country=us&entity=software")
    #expect(request.header("User-Agent") == "iLink/2.0 (+https://github.com/sidan5/iLink)")
    #expect(request.header("Accept-Encoding")?.contains("gzip") == true)
    #expect(request.header("Cookie") == nil)
    #expect(request.header("Authorization") == nil)
  }

  @Test func `every lookup asks again, and brings no cookie along (B04, C02, C03)`() async throws {
    let count = Box(0)
    let server = try LoopbackServer { _ in
      let number = count.change { count in
        count += 1
        return count
      }
      return .reply(
        Record.answer(Record.row(version: "\(number).0")),
        headers: ["Cache-Control": "max-age=86400", "ETag": "\"1\"", "Set-Cookie": "who=you; Path=/"])
    }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let client = LookupClient.live(service: service)
    #expect(try await client.lookUp(.example()).listing.versionText == "1.0")
    #expect(try await client.lookUp(.example()).listing.versionText == "2.0")
    #expect(server.journal.allSatisfy { $0.header("Cookie") == nil && $0.header("If-None-Match") == nil })
  }

  @Test func `an answer says how it was had, and how old it was (B05)`() async throws {
    let server = try LoopbackServer { _ in .reply(ServerCase.recorded, headers: ["Age": "4711"]) }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let answer = try await LookupClient.live(service: service, freshness: .off) { .noon }.lookUp(.example())
    #expect(
      answer.source
        == LookupSource(
          url: URL(string: "\(server.base)/lookup?bundleId=com.example.app&country=us&entity=software"),
          fetchedAt: .noon, httpStatus: 200, cacheAge: 4711, attempts: 1))
  }

  @Test func `200 apps with the largest recorded rows come in one request`() async throws {
    let query = LookupListQuery((1...200).compactMap { AppID($0) }, platform: .iOS, storefront: .us)
    let server = try LoopbackServer { _ in .reply(Gzip.stored(LargeAnswer.body), headers: ["Content-Encoding": "gzip"])
    }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let answer = try await LookupClient.live(service: service).lookUpAll(query)
    #expect(answer.listings.count == 200)
    #expect(answer.notFound == [])
    #expect(server.journal.count == 1)
  }

  @Test func `no connection is said at once, once, and in plain words (B35, B145, C15, C30)`() async throws {
    let port = try RefusingPort()
    defer { port.release() }
    let service = try #require(LookupService(port.base))
    let client = LookupClient.live(service: service)
    let error = await lookupError { _ = try await client.lookUp(.example()) }
    #expect(error == .unreachable(host: "127.0.0.1", reason: "connection refused"))
  }

  @Test func `an unknown host is said in plain words`() async throws {
    let service = try #require(LookupService("https://no-such-host.invalid"))
    let error = await lookupError { _ = try await LookupClient.live(service: service).lookUp(.example()) }
    #expect(error == .unreachable(host: "no-such-host.invalid", reason: "host not found"))
  }

  @Test func `a server without TLS is said in plain words`() async throws {
    let server = try LoopbackServer { _ in [.close] }
    defer { server.stop() }
    let service = try #require(LookupService("https://127.0.0.1:\(server.port)"))
    let client = LookupClient.live(service: service, transport: .urlSession(for: service, timeLimit: 5))
    let error = await lookupError { _ = try await client.lookUp(.example()) }
    #expect(error == .unreachable(host: "127.0.0.1", reason: "TLS failure"))
  }

  @Test func `a time limit is one for the whole, redirects included`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/lookup" ? .redirect(to: "/elsewhere") : [.hold]
    }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let client = LookupClient.live(service: service, transport: .urlSession(for: service, timeLimit: 2))
    let error = await lookupError { _ = try await client.lookUp(.example()) }
    #expect(error == .timedOut(host: "127.0.0.1", after: 2))
    #expect(server.journal.map(\.path) == ["/lookup", "/elsewhere"])
  }

  @Test(arguments: [0, -1, TimeInterval.nan, .infinity, 1e300])
  func `an absurd time limit is no reason to crash`(limit: TimeInterval) async throws {
    let server = try LoopbackServer { _ in .reply(ServerCase.recorded) }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let transport = LookupTransport.urlSession(for: service, timeLimit: limit)
    _ = try? await transport.send(.example, LookupRequest.example.url(at: service))
  }
}

/// An answer for 200 apps, each with the largest row that was recorded.
enum LargeAnswer {
  static let body: Data = {
    let rows = (try? Fixtures.answers())?.flatMap(rows(of:)) ?? []
    let largest = rows.max { size(of: $0) < size(of: $1) } ?? [:]
    let results = (1...200).map { largest.merging(["trackId": $0, "kind": "software"]) { _, own in own } }
    let answer: [String: Any] = ["resultCount": 200, "results": results]
    return (try? JSONSerialization.data(withJSONObject: answer)) ?? Data()
  }()

  private static func rows(of name: String) -> [[String: Any]] {
    let object = (try? Fixtures.data("lookup/\(name)")).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    let results = (object as? [String: Any])?["results"] as? [[String: Any]] ?? []
    return results.filter { ($0["kind"] as? String)?.hasSuffix("software") == true }
  }

  private static func size(of row: [String: Any]) -> Int {
    (try? JSONSerialization.data(withJSONObject: row).count) ?? 0
  }
}
