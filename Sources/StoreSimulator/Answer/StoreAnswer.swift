package import Foundation

/// What the store says to a request: what is sent, when, and how.
package struct StoreAnswer: Sendable {
  /// A header line.
  package struct Header: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// How an answer goes out.
  package enum Delivery: Hashable, Sendable {
    /// As it should.
    case whole
    /// The first half of the body, then the end of the connection.
    case cut
    /// A byte a second.
    case slow
    /// Not at all: the connection is reset.
    case reset
  }

  /// What was behind it, for the journal.
  package struct Background: Hashable, Sendable {
    /// The country that was asked.
    package var country: String?
    /// The version in the first record.
    package var version: String?
    /// What was made to go wrong.
    package var fault: Fault?
    /// Whether the request was one too many.
    package var isThrottled = false
    /// For how many seconds a cache had kept the answer.
    package var cacheAge: Int?
  }

  /// The status.
  package var status: Int
  /// The headers, but for those about length, compression and connection.
  package var headers: [Header]
  /// The body, not compressed.
  package var body: AnswerBody
  /// The wait before it, in real seconds.
  package var delay: TimeInterval = 0
  /// How it goes out.
  package var delivery = Delivery.whole
  /// What was behind it.
  package var background = Background()

  init(_ status: Int, _ headers: [Header], _ body: AnswerBody) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of a header, letter case aside.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension StoreAnswer {
  /// What Apple's service says of every answer that it makes itself (measured by others).
  static let lookupHeaders = [
    Header("Content-Type", "text/javascript; charset=utf-8"),
    Header("Content-Disposition", "attachment; filename=1.txt"), Header("Access-Control-Allow-Origin", "*"),
    Header("Vary", "Accept-Encoding"),
  ]

  static let htmlHeaders = [Header("Content-Type", "text/html"), Header("Cache-Control", "no-cache")]

  /// Records: three newlines, an object with one-blank indentation, and blank lines at the end, as recorded.
  static func records(_ rows: [StoreRow]) -> StoreAnswer {
    guard !rows.isEmpty else { return StoreAnswer(200, lookupHeaders, AnswerBody(nothingFound)) }
    var parts: [AnswerBody.Part] = [.bytes(Array("\n\n\n{\n \"resultCount\":\(rows.count),\n \"results\": [\n".utf8))]
    parts.reserveCapacity(rows.count + 2)
    for var row in rows {
      row.isFollower = parts.count > 1
      parts.append(.row(row))
    }
    parts.append(.bytes(end))
    return StoreAnswer(200, lookupHeaders, AnswerBody(parts))
  }

  private static let end = Array("]\n}\n\n\n".utf8)
  private static let nothingFound = Array("\n\n\n{\n \"resultCount\":0,\n \"results\": []\n}\n\n\n".utf8)
}
