import Foundation
import iLinkCore

/// Tells a person how far the run is: a bar on a terminal, a line a minute in a log, nothing when asked to be quiet.
struct RolloutWatcher: Sendable {
  private enum Manner: Sendable {
    case bar
    case log
    case silent
  }

  private let world: World
  private let manner: Manner
  private let startedAt: Date
  private var rhythm: RolloutLog.Rhythm
  private var shown = ""
  private var drawnAt: Date?
  /// The warnings that were given; each is given once.
  private var warnings: Set<String> = []

  /// A bar is drawn anew this often while answers come, and every second while nothing happens.
  private static let redraw: TimeInterval = 0.1
  private static let second: TimeInterval = 1

  init(_ call: Call, startedAt: Date) {
    world = call.world
    self.startedAt = startedAt
    rhythm = RolloutLog.Rhythm(startedAt: startedAt)
    manner =
      call.settings.verbosity == .quiet
      ? .silent : call.world.errorTerminal.isTerminal && call.settings.showsProgress ? .bar : .log
  }

  /// Whether there is a bar, which a stop or another size of the terminal spoils.
  var drawsOverItself: Bool { manner == .bar }

  /// The terminal may show something else by now: the bar is drawn anew, whatever it was.
  mutating func forget() {
    drawnAt = nil
    shown = ""
  }

  /// Shows how things are; `wait` is when the next request goes out, if that is known.
  mutating func show(_ poller: RolloutPoller, wait: Date?, at now: Date) {
    switch manner {
    case .silent: return
    case .bar: draw(poller, at: now)
    case .log:
      let seconds = wait.map { $0.timeIntervalSince(now) } ?? 0
      guard rhythm.isDue(wait: seconds, left: poller.secondsLeft(at: now), at: now) else { return }
      world.write(RolloutLog.line(poller, at: now), .error)
    }
  }

  /// When to look again though nothing happened.
  func nextAt(_ poller: RolloutPoller, after now: Date) -> Date? {
    switch manner {
    case .silent: return nil
    case .log: return rhythm.nextAt(after: now)
    case .bar: return now + (poller.underWay > 0 || drawnAt == nil ? Self.redraw : Self.second)
    }
  }

  /// Writes a line above the bar.
  mutating func say(_ text: String) {
    guard !text.isEmpty else { return }
    clear()
    world.write(text, .error)
  }

  /// Writes a warning, the first time that it is given.
  mutating func warn(_ text: String) {
    guard manner != .silent, warnings.insert(text).inserted else { return }
    say(text)
  }

  /// Takes the bar away.
  mutating func clear() {
    guard !shown.isEmpty else { return }
    shown = ""
    world.write("\r\u{1B}[K", .error)
  }

  private mutating func draw(_ poller: RolloutPoller, at now: Date) {
    // Something shows within a tenth of a second; what is done before that needs no bar.
    guard now >= startedAt + Self.redraw * 0.8 else { return }
    if let drawnAt, !shown.isEmpty, now < drawnAt + Self.redraw * 0.8, now >= drawnAt { return }
    let text = RolloutBar.text(poller, at: now, width: width)
    drawnAt = now
    guard text != shown else { return }
    world.write("\r\(text)\u{1B}[K", .error)
    shown = text
  }

  /// The terminal's width right now: it may be changed, or drawn anew after a stop, while the command waits.
  private var width: Int {
    let own = world.environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return own ?? world.width(.error) ?? world.errorTerminal.width ?? 80
  }
}
