import Testing

@testable import StoreSimulator

@Suite struct `Requests are read strictly` {
  private static let reader = HTTPReader(limits: ServerLimits())

  private func read(_ text: String) -> HTTPReader.Outcome { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> HTTPReader.Outcome {
    var searched = 0
    return Self.reader.read(bytes, searched: &searched)
  }

  private func shown(_ outcome: HTTPReader.Outcome) -> String {
    switch outcome {
    case .incomplete: "incomplete"
    case .refused(let status): "\(status)"
    case .request(let request, let length):
      "\(request.method) \(request.target)\(request.closes ? " closes" : "") \(length)"
        + (request.body.isEmpty ? "" : " \(request.body.text)")
    }
  }

  @Test(arguments: [
    ("GET /a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a 28"), ("GET /a HTTP/1.1\nHost: x\n\n", "GET /a 25"),
    ("\r\n\r\nGET /a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a 32"),
    ("GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b", "GET /a 28"),
    ("GET http://x/a?b HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a?b 38"),
    ("GET http://x HTTP/1.1\r\nHost: x\r\n\r\n", "GET / 34"),
    ("GET /a HTTP/1.0\r\n\r\n", "GET /a closes 19"),
    ("GET /a HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "GET /a 43"),
    ("GET /a HTTP/1.1\r\nHost: x\r\nConnection: foo, close\r\n\r\n", "GET /a closes 52"),
    ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabcd", "POST /a 51 abc"),
    ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabcd", "POST /a 70 abc"),
    ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n", "POST /a 48"),
    ("GET /a HTTP/1.1\r\nHost:x\r\nX-Any:  \u{E9}\t \r\n\r\n", "GET /a 41"),
    ("PURGE /a HTTP/1.1\r\nHost: \r\n\r\n", "PURGE /a 29"),
  ])
  func `well-formed ones`(text: String, expected: String) {
    #expect(shown(read(text)) == expected)
  }

  @Test(arguments: [
    "", "\r\n", "G", "GET /a HTTP/1.1\r\n", "GET /a HTTP/1.1\r\nHost: x\r\n", "GET /a HTTP/1.1\r\nHost: x\r\n\r",
    "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nab",
  ])
  func `beginnings`(text: String) {
    #expect(read(text) == .incomplete)
  }

  @Test(arguments: [
    ("get /a HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("\u{16}\u{3}\u{1}", 400), ("{\"a\":1}", 400), (" GET", 400),
    (String(repeating: "\r\n", count: 40), 400), ("GET  /a HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET /a  HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET /a HTTP/1.1 \r\nHost: x\r\n\r\n", 400),
    ("GET /a\r\nHost: x\r\n\r\n", 400), ("GET\r\n\r\n", 400), ("GET a HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET ftp://x/a HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET * HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET /\u{E9} HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET /\u{0} HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("G(T /a HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET /a HTTP/2.0\r\nHost: x\r\n\r\n", 505),
    ("GET /a HTTP/1.2\r\nHost: x\r\n\r\n", 505), ("GET /a HTTX/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\nHost x\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost : x\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\n: x\r\nHost: x\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\nHost: x\r\nX: a\u{0}b\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost: x\rX: y\r\n\r\n", 400),
    ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: +1\r\n\r\n", 400),
    ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1, 1\r\n\r\n", 400),
    ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n", 400),
    ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
    ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n", 413),
    ("POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("POST /a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n", 417),
    ("GET /" + String(repeating: "a", count: 20_000), 414),
    ("GET /a HTTP/1.1\r\nX: " + String(repeating: "a", count: 20_000), 431),
    ("GET /a HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "a", count: 20_000) + "\r\n\r\n", 431),
  ])
  func `what is none, with the status to refuse it`(text: String, status: Int) {
    #expect(shown(read(text)) == "\(status)")
  }

  @Test(arguments: [
    "\r\nGET /lookup?id=1 HTTP/1.1\r\nHost: x\r\nUser-Agent: a b\r\nAccept-Encoding: gzip\r\n\r\n",
    "POST /_ilink/set HTTP/1.1\nHost: x\nContent-Length: 10\n\n0123456789",
  ])
  func `a request is the same in whatever pieces it comes`(text: String) {
    let whole = read(text)
    let bytes = Array(text.utf8)
    for step in 1...bytes.count {
      var searched = 0
      var outcome = HTTPReader.Outcome.incomplete
      for end in stride(from: step, to: bytes.count + step, by: step) where outcome == .incomplete {
        outcome = Self.reader.read(Array(bytes.prefix(end)), searched: &searched)
      }
      #expect(outcome == whole)
    }
  }

  @Test(arguments: [
    ("gzip", true), ("deflate, gzip, br", true), ("GZIP;q=0.5", true), ("gzip;q=0", false), ("gzip; q=0.0", false),
    ("*", true), ("identity", false), ("", false), ("br", false), ("x-gzip", true),
  ])
  func `gzip is for those that take it`(header: String, takes: Bool) {
    var request = HTTPRequest(method: "GET", target: "/")
    #expect(!request.takesGzip)
    request.acceptEncoding = header
    #expect(request.takesGzip == takes)
  }

  @Test func `random bytes, and requests with random damage, have an outcome`() {
    let good = Array("POST /lookup?id=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc".utf8)
    for turn in 0..<3000 {
      let draw = Draw(seed: 17, about: "bytes", turn: turn)
      _ = read(draw.bytes(turn % 300))
      var damaged = good
      for (index, byte) in draw.bytes(4).enumerated() {
        let place = Int(draw.unit(.fault, index) * Double(damaged.count))
        if byte & 1 == 0 { damaged[place] = byte } else { damaged.remove(at: place) }
      }
      if case .request(let request, let length) = read(damaged) {
        #expect(length <= damaged.count && request.target.hasPrefix("/"))
      }
    }
  }
}
