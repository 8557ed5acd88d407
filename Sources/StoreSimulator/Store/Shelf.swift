import Foundation
import iLinkCore

/// What a storefront has of an app at a moment.
struct Shelf: Hashable, Sendable {
  /// The version as it was given.
  var text: String
  /// The version, fit for a JSON string.
  var version: [UInt8]
  /// Its release, as records write it.
  var releasedAt: [UInt8]

  init(_ text: String, releasedAt date: String) {
    self.text = text
    version = Array(JSONText.escaped(text).utf8)
    releasedAt = Array(date.utf8)
  }
}

/// What stands where and when: the version's way through the storefronts, then everything that happened besides.
struct Shelves: Sendable {
  /// A change with what it puts on the shelf, ready to be written.
  private struct Entry {
    var change: Change
    var shelf: Shelf?
  }

  let scenario: Scenario
  /// When the version came out.
  let versionDate: String
  private let openedAt: Date
  /// What each app has to begin with, and had before.
  private let beginnings: [(now: Shelf, before: Shelf?)]
  /// When each storefront gets the version; empty when all have it from the beginning.
  private let moments: [Storefront: TimeInterval]
  /// What happens besides, by moment.
  private var entries: [Entry] = []

  init(_ scenario: Scenario, openedAt: Date) {
    self.scenario = scenario
    self.openedAt = openedAt
    moments = Self.moments(scenario)
    // A version that spreads came out when the store opened, to the hour; one that is everywhere is three days old, so
    // that no client waits until it is ripe. Whole hours and days make two runs give the same answers.
    let day = Self.rounded(openedAt, to: 86_400)
    let versionDate = scenario.stage == nil ? day - 3 * 86_400 + 28_800 : Self.rounded(openedAt, to: 3600)
    let previousDate = (day - 33 * 86_400 + 28_800).formatted(.iso8601)
    self.versionDate = versionDate.formatted(.iso8601)
    beginnings = scenario.apps.map { app in
      (
        Shelf(scenario.version(of: app), releasedAt: versionDate.formatted(.iso8601)),
        scenario.previousVersion(of: app).map { Shelf($0, releasedAt: previousDate) }
      )
    }
    for change in scenario.timeline { add(change) }
  }

  /// How many changes there are.
  var changeCount: Int { entries.count }

  mutating func add(_ change: Change) {
    var entry = Entry(change: change)
    if case .version(let version, let date) = change.shelf {
      let date = date ?? Self.rounded(openedAt + change.at / scenario.speed, to: 1)
      entry.shelf = Shelf(version, releasedAt: date.formatted(.iso8601))
    }
    let last = entries.lastIndex { $0.change.at <= change.at }
    entries.insert(entry, at: last.map { $0 + 1 } ?? 0)
  }

  /// What a storefront has of an app, and what it had before that.
  ///
  /// - Parameters:
  ///   - index: The app's place among the scenario's.
  func content(ofApp index: Int, in storefront: Storefront, at moment: TimeInterval) -> (now: Shelf?, before: Shelf?) {
    var (now, before): (Shelf?, Shelf?) = (nil, nil)
    if !scenario.absent.contains(storefront) {
      before = beginnings[index].before
      now = (moments[storefront] ?? moment) <= moment ? beginnings[index].now : before
    }
    for entry in entries {
      if entry.change.at > moment { break }
      guard let shelf = entry.change.shelf, entry.change.concerns(storefront) else { continue }
      if let app = entry.change.app, app != scenario.apps[index].bundleID { continue }
      (before, now) = (now, shelf == .absent ? nil : entry.shelf)
    }
    return (now, before)
  }

  /// What goes wrong in a storefront, how long answers take there, how many are allowed.
  func conduct(in storefront: Storefront, at moment: TimeInterval)
    -> (faults: [FaultRule], latency: LatencyRange, throttle: Int?)
  {
    var conduct = (faults: scenario.faults, latency: scenario.latency, throttle: scenario.throttle)
    for entry in entries {
      if entry.change.at > moment { break }
      if let throttle = entry.change.throttle { conduct.throttle = throttle.nonZero }
      guard entry.change.concerns(storefront) else { continue }
      if let faults = entry.change.faults { conduct.faults = faults }
      if let latency = entry.change.latency { conduct.latency = latency }
    }
    return conduct
  }

  /// The storefronts in an order that the seed decides, along the curve: the first at once, the last at the end.
  private static func moments(_ scenario: Scenario) -> [Storefront: TimeInterval] {
    guard let stage = scenario.stage else { return [:] }
    let storefronts = Storefront.all.filter { !scenario.absent.contains($0) }
      .map { ($0, Draw(seed: scenario.seed, about: $0.code).unit(.order)) }
      .sorted { $0.1 < $1.1 }
    let last = Double(max(storefronts.count - 1, 1))
    let moments = storefronts.enumerated().map { rank, storefront in
      (storefront.0, scenario.curve.moment(ofRank: Double(rank) / last) * stage)
    }
    return Dictionary(uniqueKeysWithValues: moments)
  }

  private static func rounded(_ date: Date, to seconds: TimeInterval) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / seconds).rounded(.down) * seconds)
  }
}
