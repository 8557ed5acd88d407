/// The lines in front of an answer's body.
enum ResponseHead {
  /// Status line and headers, with the blank line.
  ///
  /// There is no `Date`: the store's time is its own, and the same seed shall give the same bytes.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - length: The length of its body as it is sent.
  ///   - isGzip: Whether it is sent as gzip.
  ///   - closes: Whether the connection ends with it.
  ///   - room: How many bytes are going to be added.
  static func bytes(of answer: StoreAnswer, length: Int, isGzip: Bool, closes: Bool, room: Int = 0) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(400 + room)
    bytes.append(contentsOf: "HTTP/1.1 \(answer.status) \(reason(answer.status))\r\nServer: ilink serve\r\n".utf8)
    for header in answer.headers {
      bytes.append(contentsOf: header.name.utf8)
      bytes.append(contentsOf: ": ".utf8)
      bytes.append(contentsOf: header.value.utf8)
      bytes.append(contentsOf: "\r\n".utf8)
    }
    if isGzip { bytes.append(contentsOf: "Content-Encoding: gzip\r\n".utf8) }
    bytes.append(contentsOf: "Content-Length: \(length)\r\n".utf8)
    bytes.append(contentsOf: (closes ? "Connection: close\r\n\r\n" : "\r\n").utf8)
    return bytes
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 417: "Expectation Failed"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
