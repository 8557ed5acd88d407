import Foundation

/// The two headers that matter, read.
enum ReplyHeaders {
  /// `Retry-After`: seconds, or a date from which the seconds are counted; never below zero.
  static func retryAfter(_ text: String?, now: Date) -> TimeInterval? {
    guard let text else { return nil }
    return seconds(text) ?? HTTPDate.read(text).map { max($0.timeIntervalSince(now), 0) }
  }

  /// `Age`: seconds.
  static func age(_ text: String?) -> TimeInterval? { text.flatMap(seconds) }

  private static func seconds(_ text: String) -> TimeInterval? {
    let digits = text.trimmingCharacters(in: .whitespaces)
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return TimeInterval(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}
