import Foundation

/// Times as the command writes them: RFC 3339 in UTC with seconds, whatever the locale and time zone.
enum Moments {
  static func text(_ date: Date) -> String { date.formatted(.iso8601) }

  static func date(_ text: String) -> Date? { try? Date(text, strategy: .iso8601) }

  /// "9 hours ago", "in 2 days": the largest unit that fits, rounded down.
  static func relative(_ date: Date, to now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    guard abs(seconds) >= 60 else { return "just now" }
    let span = TimeSpan.words(abs(seconds))
    return seconds > 0 ? "\(span) ago" : "in \(span)"
  }
}

/// Lengths of time as options and messages write them.
enum TimeSpan {
  /// Reads `30s`, `5m`, `2h`, `1d`, `500ms`, or a bare number of seconds; not negative, at most ten years.
  static func seconds(_ text: String) -> TimeInterval? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let units: [Substring: Double] = ["": 1, "ms": 0.001, "s": 1, "m": 60, "h": 3600, "d": 86_400]
    guard let number = Double(digits), let unit = units[text[digits.endIndex...]], number * unit <= 315_360_000 else {
      return nil
    }
    return number * unit
  }

  /// "9 hours", "1 day": the largest unit that fits, rounded down.
  static func words(_ seconds: TimeInterval) -> String {
    let units: [(Double, String)] = [
      (31_536_000, "year"), (86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second"),
    ]
    let (length, name) = units.first { seconds >= $0.0 } ?? (1, "second")
    let count = Int(min(seconds / length, 1e9))
    return "\(count) \(name)\(count == 1 ? "" : "s")"
  }

  /// `2 h`, `10 s`, `1.5 s`: for messages about limits.
  static func short(_ seconds: TimeInterval) -> String {
    for (length, unit) in [(86_400.0, "d"), (3600, "h"), (60, "min")] where seconds >= length {
      if seconds.truncatingRemainder(dividingBy: length) == 0 { return "\(Int(seconds / length)) \(unit)" }
    }
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
