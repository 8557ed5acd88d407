import Foundation

/// Lengths and moments as the lines of a wait write them.
enum RolloutWords {
  /// `4 s`, `2 min`, `1.5 h`: seconds rounded up, never to nothing; what is longer, to what is worth saying.
  static func span(_ seconds: TimeInterval) -> String {
    let whole = max(Int(min(seconds, 1e9).rounded(.up)), 1)
    if whole < 90 { return "\(whole) s" }
    let minutes = (whole + 30) / 60
    if minutes < 90 { return "\(minutes) min" }
    let halves = (minutes + 15) / 30
    return halves % 2 == 0 ? "\(halves / 2) h" : "\(halves / 2).5 h"
  }

  /// `12:04:05Z`.
  static func clock(_ date: Date) -> String { String(Moments.text(date).dropFirst(11)) }

  /// Why everything waits.
  static func pause(_ pause: RolloutPoller.Pause) -> String {
    switch pause.reason {
    case .throttled: "the store refuses more requests" + (pause.httpStatus.map { " (HTTP \($0))" } ?? "")
    case .timeout: "the store does not answer"
    case .http(let status): "the store fails (HTTP \(status))"
    case .network, .badAnswer: "no connection"
    }
  }
}
