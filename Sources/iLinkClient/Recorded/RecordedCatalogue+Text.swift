import Foundation
import iLinkCore

extension RecordedCatalogue {
  /// Why a text is not a catalogue.
  public struct ParseFailure: Error, Hashable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String

    /// Both in one sentence.
    public var description: String { "line \(line) of the catalogue: \(reason)" }
  }

  /// Reads a catalogue: for each entry a header line, then the body up to the next header.
  ///
  ///     ## us software id=284910350 bundleId=com.yelp.yelpiphone status=200 source=recording.json
  ///     {"resultCount": 1, "results": […]}
  ///     ## us - id=429000429 bundleId=com.example.throttled status=429 source=made-up.txt retry-after=30
  ///     Rate limit has been exceeded
  ///
  /// After the country and the entity (`-` for any) come named values in any order; `id` is required, and what is not
  /// known is ignored. Blank lines before the first header are fine.
  public init(text: String) throws(ParseFailure) {
    entries = []
    var body: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("## ") {
        finish(&body)
        entries.append(try Self.entry(header: line.dropFirst(3), line: index + 1))
      } else if !entries.isEmpty {
        body.append(line)
      } else if !line.allSatisfy(\.isWhitespace) {
        throw ParseFailure(line: index + 1, reason: "a header (“## …”) must come first")
      }
    }
    finish(&body)
  }

  private mutating func finish(_ body: inout [Substring]) {
    if !entries.isEmpty { entries[entries.count - 1].reply.body = Data(body.joined(separator: "\n").utf8) }
    body = []
  }

  private static func entry(header: Substring, line: Int) throws(ParseFailure) -> Entry {
    func failure(_ reason: String) -> ParseFailure { ParseFailure(line: line, reason: reason) }
    let words = header.split(separator: " ")
    guard words.count > 2 else { throw failure("a header has a country, an entity and values") }
    guard let storefront = Storefront(unlisted: words[0]) else { throw failure("'\(words[0])' is not a country") }
    var values: [Substring: String] = [:]
    for word in words.dropFirst(2) {
      let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { throw failure("'\(word)' is not a name and a value") }
      values[pair[0]] = String(pair[1])
    }
    guard let id = values["id"].flatMap({ AppID($0) }) else { throw failure("the id is missing, or is not a number") }
    guard let status = Int(values["status"] ?? "200") else { throw failure("the status is not a number") }
    let bundleID = values["bundleId"].flatMap { BundleID($0) }
    if let text = values["bundleId"], bundleID == nil { throw failure("'\(text)' is not a bundle identifier") }
    return Entry(
      storefront: storefront, entity: words[1] == "-" ? nil : String(words[1]), id: id, bundleID: bundleID,
      reply: LookupReply(status: status, body: Data(), retryAfter: values["retry-after"].flatMap { Double($0) }),
      source: values["source"] ?? "")
  }
}
