import Foundation

/// How many requests there may be in a length of time.
struct RequestRate: Sendable, Hashable {
  /// Requests in a minute.
  let perMinute: Double

  /// Fifteen a minute: below the "approximately 20 calls per minute" of Apple's documentation.
  static let polite = RequestRate(perMinute: 15)

  init(perMinute: Double) { self.perMinute = perMinute }

  /// Reads `15/min`, `1/s`, `600/h`, or a bare number a minute; more than zero, at most a thousand a second.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let units: [Substring: Double] = ["min": 1, "m": 1, "s": 60, "h": 1.0 / 60]
    guard parts.count <= 2, let number = Double(parts[0]), let factor = parts.count == 2 ? units[parts[1]] : 1,
      number * factor > 0, number * factor <= 60_000
    else { return nil }
    perMinute = number * factor
  }

  /// Seconds from one request to the next.
  var spacing: TimeInterval { 60 / perMinute }
}
