#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Spans and moments in words, for logs and `explain`: English, whole numbers, the same in every locale.
enum SpanText {
  /// `45 s`, `5 min`, `24 h`, `33 h`, `3 d`.
  static func short(_ seconds: TimeInterval) -> String {
    let (number, unit) = measured(seconds, daysFrom: 2)
    return "\(number) \(unit.short)"
  }

  /// `45 seconds`, `1 day`, `33 hours`.
  static func long(_ seconds: TimeInterval) -> String {
    let isWhole = seconds.truncatingRemainder(dividingBy: Period.day) == 0
    let (number, unit) = measured(seconds, daysFrom: isWhole ? 1 : 2)
    return "\(number) \(unit.long)\(number == 1 ? "" : "s")"
  }

  /// `2026-12-01T09:00:00Z`.
  static func moment(_ date: Date) -> String { date.formatted(.iso8601) }

  /// A count that may have a fraction: `2`, `2.5`.
  static func count(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e15 ? String(Int(tenths)) : String(tenths)
  }

  private typealias Unit = (seconds: TimeInterval, short: String, long: String)

  private static let second: Unit = (1, "s", "second")
  private static let larger: [Unit] = [
    (Period.day, "d", "day"), (Period.hour, "h", "hour"), (Period.minute, "min", "minute"),
  ]

  private static func measured(_ seconds: TimeInterval, daysFrom days: Double) -> (Int, Unit) {
    let span = max(0, min(seconds.isNaN ? 0 : seconds, 1e12))
    let unit = larger.first { span >= $0.seconds * ($0.seconds == Period.day ? days : 1) } ?? second
    return (Int(span / unit.seconds), unit)
  }
}
