/// Reads requests from bytes, strictly where a misunderstanding would cost something.
struct HTTPReader {
  /// What the bytes are so far.
  enum Outcome: Hashable {
    /// The beginning of a request.
    case incomplete
    /// A request, and how many bytes it had.
    case request(HTTPRequest, length: Int)
    /// None: the status to refuse it with, after which the connection ends.
    case refused(Int)
  }

  let limits: ServerLimits

  /// Reads the request at the beginning.
  ///
  /// - Parameters:
  ///   - bytes: What has come.
  ///   - searched: How many of the bytes were searched for the end of the head before; brought up to date.
  func read(_ bytes: [UInt8], searched: inout Int) -> Outcome {
    // Blank lines before a request are allowed, and skipped.
    let start = bytes.firstIndex { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") } ?? bytes.count
    guard start <= 64 else { return .refused(400) }
    guard start < bytes.count else { return .incomplete }
    // Everything but a capital letter is no method: a TLS client begins with the byte 22.
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) else { return .refused(400) }
    guard let end = headEnd(bytes, from: max(start, searched - 3)) else {
      searched = bytes.count
      if bytes.count - start > limits.head { return .refused(bytes.contains(UInt8(ascii: "\n")) ? 431 : 414) }
      return .incomplete
    }
    guard end - start <= limits.head + 4 else { return .refused(431) }
    return HTTPHead.read(bytes[start..<end]).outcome(bytes, headEnd: end, limits: limits)
  }

  /// Behind the blank line. A bare line feed ends a line, too.
  private func headEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\n") else {
        index += 1
        continue
      }
      var next = index + 1
      if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
      if next < bytes.count, bytes[next] == UInt8(ascii: "\n") { return next + 1 }
      index += 1
    }
    return nil
  }
}

/// A request's head: its first line and the headers that mean something here.
private struct HTTPHead {
  var request = HTTPRequest(method: "", target: "")
  var refusal: Int?
  private var minor = 1
  private var hosts = 0
  private var length: Int?
  private var connection: Set<String> = []

  static func read(_ head: ArraySlice<UInt8>) -> HTTPHead {
    var result = HTTPHead()
    var isFirst = true
    for var line in head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      guard result.refusal == nil, !line.isEmpty else { continue }
      if isFirst { result.readFirst(line) } else { result.readHeader(line) }
      isFirst = false
    }
    result.check()
    return result
  }

  func outcome(_ bytes: [UInt8], headEnd: Int, limits: ServerLimits) -> HTTPReader.Outcome {
    if let refusal { return .refused(refusal) }
    let length = length ?? 0
    guard length <= limits.body else { return .refused(413) }
    guard bytes.count - headEnd >= length else { return .incomplete }
    var request = request
    request.body = Array(bytes[headEnd..<headEnd + length])
    return .request(request, length: headEnd + length)
  }

  private mutating func readFirst(_ line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, words[0].allSatisfy(Self.isToken), !words[1].isEmpty, words[1].allSatisfy(Self.isVisible)
    else { return refuse(400) }
    switch String(decoding: words[2], as: UTF8.self) {
    case "HTTP/1.1": minor = 1
    case "HTTP/1.0": minor = 0
    case let version: return refuse(version.hasPrefix("HTTP/") ? 505 : 400)
    }
    request.method = String(decoding: words[0], as: UTF8.self)
    guard let target = Self.originForm(String(decoding: words[1], as: UTF8.self)) else { return refuse(400) }
    request.target = target
  }

  /// `/lookup?…` as it is; of `http://host/lookup?…`, which is sent to proxies, the part behind the host.
  private static func originForm(_ target: String) -> String? {
    if target.hasPrefix("/") { return target }
    guard target.lowercased().hasPrefix("http://") else { return nil }
    let rest = target.dropFirst(7)
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
  }

  private mutating func readHeader(_ line: ArraySlice<UInt8>) {
    // No name, a blank before the colon, a line that continues another: all have been used to smuggle requests.
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(Self.isToken), line[colon...].allSatisfy(Self.isText)
    else { return refuse(400) }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    guard Self.meaningful.contains(name) else { return }
    let value = Self.trimmed(line[(colon + 1)...])
    switch name {
    case "host": hosts += 1
    case "content-length":
      guard let number = Self.length(value), length == nil || length == number else { return refuse(400) }
      length = number
    case "transfer-encoding": refusal = 411
    case "expect": refusal = 417
    case "connection":
      for option in value.lowercased().split(separator: ",") { connection.insert(option.filter { $0 != " " }) }
    case "user-agent": request.userAgent = value
    default: request.acceptEncoding = value
    }
  }

  private mutating func refuse(_ status: Int) { refusal = status }

  private mutating func check() {
    guard refusal == nil else { return }
    if minor == 1, hosts == 0 { refusal = 400 }
    if hosts > 1 { refusal = 400 }
    request.closes = connection.contains("close") || (minor == 0 && !connection.contains("keep-alive"))
  }

  private static let meaningful: Set = [
    "host", "content-length", "transfer-encoding", "expect", "connection", "user-agent", "accept-encoding",
  ]

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Digits alone, few enough for no overflow.
  private static func length(_ text: String) -> Int? {
    guard (1...12).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func isVisible(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }

  private static func isText(_ byte: UInt8) -> Bool { (byte >= 0x20 && byte != 0x7F) || byte == UInt8(ascii: "\t") }
}
