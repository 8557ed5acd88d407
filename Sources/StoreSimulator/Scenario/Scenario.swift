package import Foundation
package import iLinkCore

/// What a simulated store sells, and how it behaves: a plain value, from which everything follows.
package struct Scenario: Hashable, Sendable {
  /// What the store had before the version that it has or gets.
  package enum Previous: Hashable, Sendable {
    /// The version one step below.
    case derived
    /// This one.
    case version(String)
    /// Nothing: the version is the app's first release.
    case none
  }

  /// The apps.
  package var apps: [SimulatedApp] = [.example]
  /// The version that the store has, or gets in the course of ``stage``.
  package var version = "2.3.0"
  /// What it had before.
  package var previous = Previous.derived
  /// How long it takes until the version is in the last storefront, in seconds; `nil`: it is everywhere at once.
  package var stage: TimeInterval?
  /// How it spreads meanwhile.
  package var curve = StageCurve.sCurve
  /// Where the apps are not sold.
  package var absent: Set<Storefront> = []
  /// How long answers take, in real seconds.
  package var latency = LatencyRange()
  /// What goes wrong; the first rule that strikes counts.
  package var faults: [FaultRule] = []
  /// How many answers a minute; `nil` for any number.
  package var throttle: Int?
  /// The status of a refusal: 403 (empty) or 429 (a page, and `Retry-After`).
  package var throttleStatus = 403
  /// For how long an address's answer is kept by a cache, in seconds; 0 for not at all.
  package var staleness: TimeInterval = 0
  /// The share of answers that come from an edge which still has what was before.
  package var flapping: Double = 0
  /// How many times as fast the store's time goes.
  package var speed: Double = 1
  /// Where chance begins.
  package var seed: UInt64 = 1
  /// What happens later, in any order.
  package var timeline: [Change] = []

  /// A scenario of one app that is the same everywhere.
  package init() {}
}

extension Scenario {
  /// An app's version.
  package func version(of app: SimulatedApp) -> String { app.version ?? version }

  /// The version that an app had before; `nil` when there was none.
  package func previousVersion(of app: SimulatedApp) -> String? {
    if let previous = app.previous { return previous }
    switch previous {
    case .none: return nil
    case .version(let version): return version
    case .derived: return Self.stepBelow(version(of: app))
    }
  }

  /// `2.2.0` for `2.3.0`, `1.9` for `2.0`, `0.9` where there is nothing below.
  static func stepBelow(_ version: String) -> String {
    var parts = version.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.lastIndex(where: { (Int($0) ?? 0) > 0 }), let number = Int(parts[last]) else { return "0.9" }
    parts[last] = String(number - 1)
    if last == 0, parts.count > 1 { parts[1] = "9" }
    return parts.contains { (Int($0) ?? 0) > 0 } ? parts.joined(separator: ".") : "0.9"
  }
}

/// Something that happens to a store: at its moment in a timeline, or when it is told so.
package struct Change: Hashable, Sendable {
  /// What becomes of the apps.
  package enum Shelf: Hashable, Sendable {
    /// They have this version, released then, or now.
    case version(String, releasedAt: Date? = nil)
    /// They are not sold.
    case absent
  }

  /// When, in seconds of the store's time since it opened.
  package var at: TimeInterval
  /// Where; everywhere when `nil`.
  package var countries: Set<Storefront>?
  /// To which app; to all when `nil`.
  package var app: BundleID?
  /// What becomes of them.
  package var shelf: Shelf?
  /// What goes wrong from now on, instead of what did.
  package var faults: [FaultRule]?
  /// How long answers take from now on.
  package var latency: LatencyRange?
  /// How many answers a minute from now on; 0 for any number. The same for all countries.
  package var throttle: Int?

  /// A change of nothing, for a start.
  package init(at moment: TimeInterval = 0, in countries: Set<Storefront>? = nil, _ shelf: Shelf? = nil) {
    at = moment
    self.countries = countries
    self.shelf = shelf
  }

  /// Whether it is about a country.
  func concerns(_ storefront: Storefront) -> Bool { countries?.contains(storefront) ?? true }
}
