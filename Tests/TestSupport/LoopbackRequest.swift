import Foundation

/// A request as it came in over the socket.
public struct LoopbackRequest: Sendable, Hashable {
  /// One header line.
  public struct Header: Sendable, Hashable {
    /// The name as it was sent.
    public var name: String
    /// The value without the blanks around it.
    public var value: String
  }

  /// `GET`, mostly.
  public var method: String
  /// Path and query as they were sent.
  public var target: String
  /// The headers in the order in which they were sent.
  public var headers: [Header]

  /// The target without its query.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The query's items, decoded; the last one of a name counts.
  public var query: [String: String] {
    let items = URLComponents(string: target)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }) { _, last in last }
  }

  /// The names of the query's items in the order in which they were sent.
  public var queryNames: [String] { (URLComponents(string: target)?.queryItems ?? []).map(\.name) }

  /// The value of a header, letter case aside.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Reads the bytes up to the blank line; `nil` when they are no request.
  init?(head: [UInt8]) {
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let parts = (lines.first ?? "").split(separator: " ")
    guard parts.count == 3, parts[2].hasPrefix("HTTP/1.") else { return nil }
    method = String(parts[0])
    target = String(parts[1])
    headers = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return Header(name: String(line[..<colon]), value: value)
    }
  }
}
