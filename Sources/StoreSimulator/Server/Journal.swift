package import Foundation

/// One request to the store, and what became of it.
package struct JournalEntry: Hashable, Sendable {
  /// Which one it was, from 1.
  package var number: Int
  /// When it came, in real seconds since the store opened.
  package var at: TimeInterval
  /// The connection that it came on, from 1: two requests with the same number shared one.
  package var connection: Int
  /// `GET`, mostly.
  package var method: String
  /// Path and query as they were sent.
  package var target: String
  /// What the client calls itself.
  package var userAgent: String?
  /// Which compressions it takes.
  package var acceptEncoding: String?
  /// The status of the answer.
  package var status: Int
  /// The wait before it, in seconds.
  package var delay: TimeInterval
  /// What was behind it.
  package var background: StoreAnswer.Background
}

extension JournalEntry {
  /// The entry as a JSON object in one line, every key always there.
  var json: String {
    func text(_ text: String?) -> String { text.map { "\"\(JSONText.escaped(String($0.prefix(4096))))\"" } ?? "null" }
    func number(_ number: TimeInterval) -> String { String((number * 1000).rounded() / 1000) }
    return """
      {"number":\(self.number),"at":\(number(at)),"connection":\(connection),"method":\(text(method)),\
      "target":\(text(target)),"country":\(text(background.country)),"userAgent":\(text(userAgent)),\
      "acceptEncoding":\(text(acceptEncoding)),"status":\(status),"delay":\(number(delay)),\
      "version":\(text(background.version)),"fault":\(text(background.fault?.rawValue)),\
      "throttled":\(background.isThrottled),"cacheAge":\(background.cacheAge.map { String($0) } ?? "null")}
      """
  }

  /// About how many bytes it keeps.
  fileprivate var cost: Int {
    256 + method.utf8.count + target.utf8.count + (userAgent?.utf8.count ?? 0) + (acceptEncoding?.utf8.count ?? 0)
  }
}

/// The latest requests, as many as fit.
struct Journal: Sendable {
  private static let mostEntries = 10_000
  private static let mostBytes = 6_000_000

  private var stored: [JournalEntry] = []
  private var first = 0
  private var bytes = 0
  /// How many requests there were, those included that are not kept any more.
  private(set) var total = 0

  var entries: ArraySlice<JournalEntry> { stored[first...] }

  /// Keeps a request, under the next number.
  mutating func add(_ entry: JournalEntry) -> JournalEntry {
    total += 1
    var entry = entry
    entry.number = total
    stored.append(entry)
    bytes += entry.cost
    while bytes > Self.mostBytes || stored.count - first > Self.mostEntries {
      bytes -= stored[first].cost
      first += 1
    }
    if first > Self.mostEntries {
      stored.removeFirst(first)
      first = 0
    }
    return entry
  }

  /// The journal as a JSON document.
  var json: String {
    let lines = entries.map { "\n  " + $0.json }.joined(separator: ",")
    return """
      {"schema":"ilink.requests/1","total":\(total),"dropped":\(total - entries.count),"requests":[\(lines)]}

      """
  }
}
