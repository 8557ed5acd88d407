import Foundation
import iLinkCore

/// The line on a terminal: `118/175 ▕██████▊   ▏  2.3.0: 96  2.2.0: 21  not sold: 1   4 s left`.
enum RolloutBar {
  static let cells = 10

  /// The line, never wider than the terminal; the versions give way first.
  static func text(_ poller: RolloutPoller, at now: Date, width: Int) -> String {
    let (done, all) = progress(poller, at: now)
    let digits = String(all).count
    let number = String(repeating: " ", count: max(digits - String(done).count, 0)) + "\(done)/\(all)"
    let start = "\(number) ▕\(bar(done, of: all))▏"
    let end = outlook(poller, at: now).map { "   " + $0 } ?? ""
    var counts = counts(poller)
    while true {
      let text = start + counts.map { "  " + $0 }.joined() + end
      // The last column stays free: a terminal may break the line behind it.
      if counts.isEmpty || DisplayWidth.of(text) < width { return DisplayWidth.cut(text, to: max(width - 1, 1)) }
      counts.removeLast()
    }
  }

  /// Ten cells, in eighths.
  static func bar(_ done: Int, of all: Int) -> String {
    let eighths = all > 0 ? done * cells * 8 / all : 0
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let bar = String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    return DisplayWidth.padded(bar, to: cells)
  }

  /// What is counted: storefronts read in the first pass, then confirmed ones.
  private static func progress(_ poller: RolloutPoller, at now: Date) -> (Int, Int) {
    if !poller.terms.isOnePass, poller.readCount == poller.records.count, let verdict = poller.verdict {
      return (verdict.confirmed, verdict.required)
    }
    return (poller.readCount, poller.records.count)
  }

  /// The versions, most storefronts first.
  private static func counts(_ poller: RolloutPoller) -> [String] {
    let read = poller.records.compactMap(\.reading)
    let versions = Dictionary(grouping: read.compactMap(\.version)) { $0 }.mapValues(\.count)
    let sorted = versions.sorted { $0.value == $1.value ? $0.key > $1.key : $0.value > $1.value }
    let absent = read.count { $0.isAbsent }
    return sorted.map { "\(Harmless.line($0.key)): \($0.value)" } + (absent > 0 ? ["not sold: \(absent)"] : [])
  }

  /// How long it takes, or what is waited for.
  private static func outlook(_ poller: RolloutPoller, at now: Date) -> String? {
    let end = poller.givesUp(at: now)
    let ending = end.map { "giving up in \(RolloutWords.span($0.timeIntervalSince(now)))" }
    if let pause = poller.pause, pause.until > now {
      let isInTime = end.map { pause.until < $0 } ?? true
      let next = "on in \(RolloutWords.span(pause.until.timeIntervalSince(now)))"
      return "\(RolloutWords.pause(pause)), \(isInTime ? next : ending ?? next)"
    }
    if let ending { return ending }
    if let left = poller.secondsToRead(at: now) { return "\(RolloutWords.span(left)) left" }
    guard let next = poller.nextLook(at: now) else { return nil }
    return "next look in \(RolloutWords.span(next.timeIntervalSince(now)))"
  }
}
