/// A request as it came in: the parts of it that mean something here.
package struct HTTPRequest: Hashable, Sendable {
  /// `GET`, mostly.
  package var method: String
  /// Path and query as they were sent.
  package var target: String
  /// The content.
  package var body: [UInt8] = []
  /// Whether the connection ends with the answer.
  package var closes = false
  /// What the client calls itself.
  package var userAgent: String?
  /// Which compressions it takes.
  package var acceptEncoding: String?

  /// The target without its query.
  package var path: Substring { target.prefix { $0 != "?" } }

  /// Whether the answer may come as gzip.
  var takesGzip: Bool {
    guard let acceptEncoding else { return false }
    for coding in acceptEncoding.split(separator: ",") {
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      guard let name = parts.first, ["gzip", "x-gzip", "*"].contains(name) else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return weight > 0
    }
    return false
  }
}
