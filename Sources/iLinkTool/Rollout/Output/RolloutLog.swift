import Foundation
import iLinkCore

/// The lines of a wait in a log: `12:04:05Z 171/173 live; waiting for kz ly; next look in 2 min`.
enum RolloutLog {
  static func line(_ poller: RolloutPoller, at now: Date) -> String {
    var parts: [String] = []
    let isRead = poller.readCount == poller.records.count
    if let verdict = poller.verdict, !poller.terms.isOnePass, isRead {
      parts.append("\(verdict.confirmed)/\(verdict.required) live")
      let missing = poller.missing(at: now)
      if !missing.isEmpty { parts.append("waiting for \(RolloutMessages.list(missing))") }
    } else {
      parts.append("\(poller.readCount)/\(poller.records.count) read")
    }
    let end = poller.givesUp(at: now)
    if let pause = poller.pause, pause.until > now {
      let isInTime = end.map { pause.until < $0 } ?? true
      parts.append(RolloutWords.pause(pause) + (isInTime ? "; next try \(RolloutWords.clock(pause.until))" : ""))
    }
    if let end {
      parts.append("giving up in \(RolloutWords.span(end.timeIntervalSince(now)))")
    } else if let left = poller.secondsToRead(at: now) {
      parts.append("about \(RolloutWords.span(left)) left")
    } else if let next = poller.nextLook(at: now), next > now {
      parts.append("next look in \(RolloutWords.span(next.timeIntervalSince(now)))")
    }
    return "\(RolloutWords.clock(now)) \(parts.joined(separator: "; "))\n"
  }

  /// When a line is due: the first one within a second of a wait that takes more than five, then one a minute.
  struct Rhythm: Sendable, Hashable {
    static let patience: TimeInterval = 0.9
    static let longWait: TimeInterval = 5
    static let minute: TimeInterval = 60

    let startedAt: Date
    private(set) var lastAt: Date?

    init(startedAt: Date) { self.startedAt = startedAt }

    /// The next moment at which a line may be due.
    func nextAt(after now: Date) -> Date {
      if let lastAt { return lastAt + Self.minute }
      let first = startedAt + Self.patience
      return first > now ? first : now + Self.patience
    }

    /// Whether a line is due now; taken as written.
    ///
    /// - Parameters:
    ///   - wait: How long nothing is asked, as far as is known.
    ///   - left: How long it goes on; `nil` when nothing is known yet.
    mutating func isDue(wait: TimeInterval, left: TimeInterval?, at now: Date) -> Bool {
      if let lastAt {
        guard now >= lastAt + Self.minute else { return false }
      } else {
        let isSlow = now >= startedAt + Self.patience && left.map { $0 > Self.longWait - 1 } ?? true
        guard isSlow || wait > Self.longWait else { return false }
      }
      lastAt = now
      return true
    }
  }
}
