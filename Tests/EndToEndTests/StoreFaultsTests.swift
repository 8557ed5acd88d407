import Foundation
import TestSupport
import Testing

/// `ilink` as a process against a real server on loopback that misbehaves in every way that was seen or can be thought of.
@Suite(.serialized) struct `Every fault of the store ends in its own answer, in time` {
  private static let record =
    #"{"resultCount":1,"results":[{"wrapperType":"software","kind":"software","trackId":123456789,"trackName":"Example","bundleId":"com.example.app","version":"2.3.0","currentVersionReleaseDate":"2026-11-30T03:00:00Z"}]}"#
  private static let headers = ["Content-Type": "text/javascript; charset=utf-8"]
  private static let update =
    "Update available: Example 2.2.0 → 2.3.0 (minor), released 9 hours ago in us.\nhttps://apps.apple.com/app/id123456789\n"

  private static let canSeeMemory = FileManager.default.fileExists(atPath: "/proc/self/status")

  /// Asks the server once and says what came.
  private func check(
    _ options: [String] = [], _ handler: @escaping LoopbackServer.Handler
  ) async throws -> (run: ProgramRun, requests: [LoopbackRequest]) {
    let server = try LoopbackServer(handler)
    defer { server.stop() }
    let run = try await ProgramRun.ilink(
      ["check", "com.example.app", "--installed", "2.2.0", "--store", server.base, "--now", "2026-11-30T12:00:00Z"]
        + options)
    return (run, server.journal)
  }

  @Test func `gzip, leading newlines and text/javascript are Apple's own way`() async throws {
    let packed = Gzip.stored(Data("\n\n\n\(Self.record)\n\n".utf8))
    let (run, requests) = try await check { _ in
      .reply(packed, headers: Self.headers.merging(["Content-Encoding": "gzip"]) { one, _ in one })
    }
    #expect(run.output == Self.update && run.errors.isEmpty && run.status == 10)
    let request = try #require(requests.first)
    #expect(request.target == "/lookup?bundleId=com.example.app&country=us&entity=software")
    #expect(request.header("User-Agent")?.hasPrefix("iLink/2.0 (+https://") == true)
    #expect(request.header("Accept-Encoding")?.contains("gzip") == true)
  }

  @Test(
    arguments: [
      (
        400, #"{"errorMessage":"Invalid value(s) for key(s): [resultEntity]","queryParameters":{}}"#, 5,
        "the store refused the request: Invalid value(s) for key(s): [resultEntity]", 1
      ),
      (403, "", 6, "(HTTP 403, too many)", 2), (502, "<html>Bad Gateway</html>", 5, "answered HTTP 502 twice", 2),
      (503, "", 5, "answered HTTP 503 twice", 2), (404, "", 5, "answered HTTP 404. ", 1),
      (200, #"{"resultCount":0,"results":[]}"#, 3, "is not in the us store (ios)", 1),
      (200, "<html>Sign in</html>", 5, "begins with '<html>Sign in</html>'", 1),
      (200, "", 5, "begins with 'nothing'", 1),
      (200, #"{"resultCount":1,"results":[{"trackId":1"#, 5, "is not a lookup result", 1),
    ] as [(Int, String, Int32, String, Int)])
  func `statuses and bodies`(status: Int, body: String, exit: Int32, message: String, requests: Int) async throws {
    let (run, journal) = try await check(["--retries", "1"]) { _ in .reply(body, status: status, headers: Self.headers)
    }
    #expect(run.status == exit && run.output.isEmpty)
    #expect(run.errors.hasPrefix("ilink: ") && run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(journal.count == requests)
  }

  @Test func `C46: Retry-After is obeyed, and when it asks for more than there is time for, the answer comes at once`()
    async throws
  {
    let patient = try await check(["--timeout", "20s"]) { request in
      .reply("Rate limit has been exceeded", status: 429, headers: ["Retry-After": "1", "Content-Type": "text/html"])
    }
    #expect(patient.run.status == 6 && patient.requests.count == 4)
    #expect(patient.run.seconds >= 3)
    let hurried = try await check { _ in .reply("", status: 429, headers: ["Retry-After": "600"]) }
    #expect(hurried.run.status == 6 && hurried.requests.count == 1)
    #expect(hurried.run.seconds < 5)
  }

  @Test func `a Mac record is no answer for an iPhone`() async throws {
    let mac = Self.record.replacing(#""kind":"software""#, with: #""kind":"mac-software""#)
    let (run, _) = try await check { _ in .reply(mac, headers: Self.headers) }
    #expect(run.status == 5 && run.errors.contains("is a Mac app; you asked for ios. Use --platform macos."))
  }

  @Test func `C48: a redirect to a foreign host is refused, one to itself is followed`() async throws {
    let foreign = try LoopbackServer { _ in .reply(Self.record, headers: Self.headers) }
    defer { foreign.stop() }
    let away = foreign.base.replacing("127.0.0.1", with: "localhost") + "/lookup"
    let refused = try await check { _ in .redirect(to: away) }
    #expect(refused.run.status == 5 && refused.run.errors.contains("points to 'localhost', which is not Apple's"))
    #expect(foreign.journal.isEmpty)
    let followed = try await check { request in
      request.path == "/lookup" ? .redirect(to: "/elsewhere") : .reply(Self.record, headers: Self.headers)
    }
    #expect(followed.run.output == Self.update)
  }

  @Test func `C49: what is too large is cut off while it comes, in little memory`() async throws {
    let large = try await check { _ in .reply(Data(count: 10_000_000), headers: Self.headers) }
    #expect(large.run.status == 5 && large.run.errors.contains("larger than 2000000 bytes"))
    let unannounced = try await check { _ in
      [.send(LoopbackHeads.endless), .sendForEver(Data(repeating: 0x20, count: 65_536))]
    }
    #expect(unannounced.run.status == 5 && unannounced.run.errors.contains("larger than 2000000 bytes"))
    let bomb = Gzip.bomb(bytes: 300_000_000)
    let inflated = try await check { _ in .reply(bomb, headers: ["Content-Encoding": "gzip"]) }
    #expect(inflated.run.status == 5 && inflated.run.errors.contains("larger than 2000000 bytes"))
    for run in [large.run, unannounced.run, inflated.run] {
      #expect(run.seconds < 10)
      #expect(run.memory < 96, "MB")
      if Self.canSeeMemory { #expect(run.memory > 5, "MB") }
    }
  }

  @Test func `a body that breaks off is a connection that broke off`() async throws {
    let (run, journal) = try await check(["--retries", "0"]) { _ in
      [.send(Data.head(headers: ["Content-Length": "1000"])), .send(Data(Self.record.utf8)), .close]
    }
    #expect(run.status == 4 && run.errors.contains("(connection broke off)"), "\(run.errors)")
    #expect(journal.count == 1)
  }

  @Test func `C45: a server that never answers, or drips, is given up in time`() async throws {
    for handler: LoopbackServer.Handler in [
      { _ in [.hold] }, { _ in [.drip(Data("HTTP/1.1 200 OK\r\n".utf8), every: 0.3), .hold] },
    ] {
      var seconds: [TimeInterval] = []
      // The best of a few, since other tests want the processor, too.
      for _ in 0..<4 where seconds.min() ?? 9 >= 2.5 {
        let (run, _) = try await check(["--timeout", "2s"], handler)
        #expect(run.status == 4 && run.errors.contains("(timed out after 2 s"), "\(run.errors)")
        seconds.append(run.seconds)
      }
      #expect(try #require(seconds.min()) < 2.5 && seconds.allSatisfy { $0 >= 1.9 }, "\(seconds)")
    }
    let (run, journal) = try await check(["--request-timeout", "300ms", "--retries", "1"]) { _ in [.hold] }
    #expect(run.status == 4 && run.errors.contains("(timed out after 0.3 s, 2 tries)"), "\(run.errors)")
    #expect(journal.count == 2)
  }

  @Test func `nobody listening is said plainly`() async throws {
    let server = try LoopbackServer { _ in [.close] }
    server.stop()
    let run = try await ProgramRun.ilink([
      "check", "com.example.app", "--installed", "1", "--store", server.base, "--retries", "0",
    ])
    #expect(run.status == 4)
    #expect(run.errors == "ilink: could not reach 127.0.0.1 (connection refused). Check the connection or proxy.\n")
  }

  @Test func `200 IDs with the largest recorded rows come in one request, in little memory`() async throws {
    let largest = try Self.largestRow()
    let rows = (1...200).map { number in
      var row = largest
      row["trackId"] = number
      return row
    }
    let body = try JSONSerialization.data(withJSONObject: ["resultCount": 200, "results": rows])
    let server = try LoopbackServer { _ in .reply(body, headers: Self.headers) }
    defer { server.stop() }
    let list = (1...200).map { "\($0)" }.joined(separator: "\n")
    let run = try await ProgramRun.ilink(
      ["links", "-", "--lookup", "--plain", "--only", "developer", "--store", server.base], input: Data(list.utf8))
    #expect(run.status == 0 && run.output.split(separator: "\n").count == 200)
    #expect(server.journal.count == 1)
    #expect(body.count > 1_000_000)
    #expect(run.memory < 96, "MB")
  }

  /// The recorded row with the longest text.
  private static func largestRow() throws -> [String: Any] {
    let rows = try Fixtures.answers().filter { $0.hasSuffix(".json") && !$0.hasPrefix("synthetic") }.flatMap {
      file -> [[String: Any]] in
      let object = try? JSONSerialization.jsonObject(with: Fixtures.data("lookup/\(file)")) as? [String: Any]
      return (object?["results"] as? [[String: Any]] ?? []).filter { $0["kind"] as? String == "software" }
    }
    let sizes = try rows.map { try JSONSerialization.data(withJSONObject: $0).count }
    let index = try #require(sizes.indices.max { sizes[$0] < sizes[$1] })
    return rows[index]
  }
}

private enum LoopbackHeads {
  /// A reply without a length: its body lasts until the connection ends.
  static let endless = Data.head(headers: ["Connection": "close"])
}
