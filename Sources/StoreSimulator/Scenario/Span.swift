package import Foundation

/// Lengths of time as they are written: `500ms`, `30s`, `5m`, `2h`, `1d`, or a bare number of seconds.
package enum Span {
  /// Reads a length; not negative, at most ten years.
  package static func seconds(_ text: some StringProtocol) -> TimeInterval? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let units: [String: Double] = ["": 1, "ms": 0.001, "s": 1, "m": 60, "h": 3600, "d": 86_400]
    guard let number = Double(digits), let unit = units[String(text[digits.endIndex...])],
      number * unit <= 315_360_000
    else { return nil }
    return number * unit
  }
}

/// A share of answers, from 0 to 1: `0.25` or `25%`.
package enum Share {
  /// Reads a share.
  package static func fraction(_ text: some StringProtocol) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? text.dropLast() : text[...]) else { return nil }
    let fraction = isPercent ? number / 100 : number
    return (0...1).contains(fraction) ? fraction : nil
  }
}

/// How long an answer takes: `50ms`, or anything from one length to another: `20ms..200ms`.
package struct LatencyRange: Hashable, Sendable {
  /// The shortest wait, in seconds.
  package var shortest: TimeInterval
  /// The longest wait, in seconds.
  package var longest: TimeInterval

  /// Makes a range.
  package init(_ shortest: TimeInterval = 0, _ longest: TimeInterval? = nil) {
    self.shortest = shortest
    self.longest = max(shortest, longest ?? shortest)
  }

  /// Reads a range; the longer end must not be the first one.
  package init?(_ text: String) {
    let ends = text.components(separatedBy: "..").map { Span.seconds($0) }
    guard (1...2).contains(ends.count), let shortest = ends[0], let longest = ends[ends.count - 1],
      shortest <= longest, longest <= Self.most
    else { return nil }
    self.init(shortest, longest)
  }

  /// A day: nobody waits longer, and a mistyped unit is noticed.
  private static let most: TimeInterval = 86_400

  func wait(_ draw: Draw) -> TimeInterval {
    longest == shortest ? shortest : shortest + (longest - shortest) * draw.unit(.latency)
  }
}
