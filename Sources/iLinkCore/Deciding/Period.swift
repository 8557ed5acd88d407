#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Spans of time, in seconds.
package enum Period {
  package static let minute: TimeInterval = 60
  package static let hour: TimeInterval = 3600
  package static let day: TimeInterval = 86_400
  package static let week: TimeInterval = 604_800
  private static let century: TimeInterval = 36_525 * day

  /// A span that can be reckoned with: not negative, a number, at most a hundred years.
  package static func usable(_ seconds: TimeInterval) -> TimeInterval {
    seconds > 0 ? min(seconds, century) : 0
  }
}

extension Date {
  /// This moment if it is not in the future: a stored one ahead of now means that the clock was set back, and counts
  /// as absent.
  func ifPast(_ now: Date) -> Date? { self <= now ? self : nil }

  /// How many seconds ago this was; `nil` for a moment in the future.
  func age(_ now: Date) -> TimeInterval? { self <= now ? now.timeIntervalSince(self) : nil }
}
