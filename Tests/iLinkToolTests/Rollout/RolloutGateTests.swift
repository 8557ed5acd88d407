import Foundation
import Testing
import iLinkCore

@testable import iLinkTool

/// A storefront as it was seen: its version (`nil`: not sold here), so many times in a row.
private struct Seen: Sendable, CustomTestStringConvertible {
  var version: String?
  var times = 1
  var hoursAgo: Double?
  var firstHoursAgo: Double?

  var testDescription: String { "\(version ?? "absent")×\(times)" }

  func record(_ storefront: Storefront, _ target: RolloutTarget) -> StorefrontRecord {
    var record = StorefrontRecord(storefront)
    func date(_ hours: Double?) -> Date? { hours.map { Date.noon - $0 * 3600 } }
    record.take(
      StorefrontReading(version: version, releasedAt: date(hoursAgo), firstReleasedAt: date(firstHoursAgo)), for: target
    )
    record.confirmations = record.standing == nil ? 0 : times
    return record
  }
}

private let live = Seen(version: "2.3.0", times: 2)
private let once = Seen(version: "2.3.0")
private let behind = Seen(version: "2.2.0")
private let newer = Seen(version: "2.4.0", times: 2)
private let absent = Seen(times: 2)
private let absentOnce = Seen()

private struct Row: Sendable, CustomTestStringConvertible {
  var rule: String
  /// What was seen of us, gb, de, …; `nil`: nothing yet.
  var seen: [Seen?]
  var isNamed = false
  var isExact = false
  var quorum: Quorum?
  var isOpen: Bool
  var missing: String = ""
  var hold: RolloutGate.Hold?

  var testDescription: String { rule }
}

@Suite struct `The gate opens when every required storefront was confirmed` {
  private static let storefronts = ["us", "gb", "de", "fr"].compactMap { Storefront($0) }

  private static let rows: [Row] = [
    Row(rule: "all confirmed", seen: [live, live, live, live], isOpen: true),
    Row(rule: "one behind", seen: [live, behind, live, live], isOpen: false, missing: "gb"),
    Row(rule: "one seen only once", seen: [live, live, once, live], isOpen: false, missing: "de"),
    Row(rule: "one unknown", seen: [live, live, live, nil], isOpen: false, missing: "fr"),
    Row(rule: "nothing known", seen: [nil, nil, nil, nil], isOpen: false, missing: "us gb de fr"),
    Row(
      rule: "one reading is enough a day after the release",
      seen: [Seen(version: "2.3.0", hoursAgo: 25), live, live, live], isOpen: true),
    Row(
      rule: "not before", seen: [Seen(version: "2.3.0", hoursAgo: 23), live, live, live], isOpen: false, missing: "us"),
    Row(
      rule: "nor when the release lies in the future", seen: [Seen(version: "2.3.0", hoursAgo: -1), live, live, live],
      isOpen: false, missing: "us"),
    Row(rule: "a newer one counts", seen: [newer, live, live, newer], isOpen: true),
    Row(rule: "not with --exact", seen: [newer, live, live, live], isExact: true, isOpen: false, missing: "us"),
    Row(
      rule: "2.3 is 2.3.0",
      seen: [Seen(version: "2.3", times: 2), Seen(version: "v2.3.0.0 (7)", times: 2), live, live],
      isExact: true, isOpen: true),
    Row(
      rule: "what cannot be compared is unknown", seen: [Seen(version: "beta", times: 2), live, live, live],
      isOpen: false, missing: "us"),
    Row(rule: "not sold here, confirmed: not required", seen: [live, absent, live, live], isOpen: true),
    Row(
      rule: "not sold here, once: still required", seen: [live, absentOnce, live, live], isOpen: false, missing: "gb"),
    Row(
      rule: "a named one that does not sell it is not yet", seen: [live, absent, live, live], isNamed: true,
      isOpen: false, missing: "gb"),
    Row(
      rule: "sold nowhere", seen: [absent, absent, absent, absent], isOpen: false, hold: .absentEverywhere),
    Row(
      rule: "sold nowhere, named", seen: [absent, absent, absent, absent], isNamed: true, isOpen: false,
      missing: "us gb de fr", hold: .absentEverywhere),
    Row(
      rule: "a quorum lowers the count", seen: [live, live, live, behind], quorum: .percent(75), isOpen: true,
      missing: "fr"),
    Row(
      rule: "a part is rounded up", seen: [live, live, live, behind], quorum: .percent(76), isOpen: false, missing: "fr"
    ),
    Row(
      rule: "unknown counts against a quorum", seen: [live, live, nil, nil], quorum: .percent(75), isOpen: false,
      missing: "de fr"),
    Row(
      rule: "a number of storefronts", seen: [live, live, behind, nil], quorum: .count(2), isOpen: true,
      missing: "de fr"),
    Row(
      rule: "a quorum is never below one", seen: [behind, behind, behind, behind], quorum: .percent(1), isOpen: false,
      missing: "us gb de fr"),
    Row(
      rule: "a quorum of those that sell it", seen: [live, live, absent, behind], quorum: .percent(66), isOpen: true,
      missing: "fr"),
    Row(
      rule: "a number is not made less by those that do not sell it", seen: [live, live, absent, absent],
      quorum: .count(3), isOpen: false),
    Row(
      rule: "a first release with \"not sold here\" is in doubt",
      seen: [Seen(version: "2.3.0", times: 2, hoursAgo: 2, firstHoursAgo: 3), absent, live, live], isOpen: false,
      hold: .firstRelease),
    Row(
      rule: "a part does not tell where either",
      seen: [Seen(version: "2.3.0", times: 2, hoursAgo: 2, firstHoursAgo: 3), absent, live, live],
      quorum: .percent(50), isOpen: false, hold: .firstRelease),
    Row(
      rule: "a number tells",
      seen: [Seen(version: "2.3.0", times: 2, hoursAgo: 2, firstHoursAgo: 3), absent, live, live],
      quorum: .count(3), isOpen: true),
    Row(
      rule: "names tell", seen: [Seen(version: "2.3.0", times: 2, hoursAgo: 2, firstHoursAgo: 3), live, live, live],
      isNamed: true, isOpen: true),
    Row(
      rule: "sold everywhere leaves no doubt",
      seen: [Seen(version: "2.3.0", times: 2, hoursAgo: 2, firstHoursAgo: 3), live, live, live], isOpen: true),
    Row(
      rule: "another storefront knows an earlier first release",
      seen: [
        Seen(version: "2.3.0", times: 2, hoursAgo: 2, firstHoursAgo: 3),
        Seen(version: "2.3.0", times: 2, hoursAgo: 2, firstHoursAgo: 9999), absent, live,
      ], isOpen: true),
  ]

  @Test(arguments: rows)
  private func `each rule`(row: Row) throws {
    let target = RolloutTarget(version: try #require(AppVersion("2.3.0")), isExact: row.isExact)
    var gate = RolloutGate(target: target, isNamed: row.isNamed, quorum: row.quorum)
    gate.confirmations = 2
    let records = zip(Self.storefronts, row.seen).map { storefront, seen in
      seen?.record(storefront, target) ?? StorefrontRecord(storefront)
    }
    let verdict = gate.verdict(on: records, at: .noon)
    #expect(verdict.isOpen == row.isOpen)
    #expect(verdict.hold == row.hold)
    let missing = gate.missing(records, at: .noon)
    #expect(missing.map(\.code).joined(separator: " ") == row.missing)
    #expect(verdict.required - verdict.confirmed == missing.count)
  }

  /// "Not sold here" is asked again only where it may be a "not yet".
  @Test(
    arguments: [
      ([live, absent, behind, live], nil, false, false), ([absent, absent, absent, absent], nil, false, true),
      ([absent, nil, absent, absent], nil, false, true), ([live, absent, live, live], nil, true, true),
      ([live, absent, live, live], .count(4), false, true), ([live, absent, live, live], .count(3), false, false),
      ([Seen(version: "2.3.0", hoursAgo: 1, firstHoursAgo: 1), absent, nil, nil], nil, false, true),
    ] as [([Seen?], Quorum?, Bool, Bool)])
  private func `what is settled`(seen: [Seen?], quorum: Quorum?, isNamed: Bool, mayCome: Bool) throws {
    let target = RolloutTarget(version: try #require(AppVersion("2.3.0")))
    let gate = RolloutGate(target: target, isNamed: isNamed, quorum: quorum)
    let records = zip(Self.storefronts, seen).map { $1?.record($0, target) ?? StorefrontRecord($0) }
    let verdict = gate.verdict(on: records, at: .noon)
    for record in records where record.status == .absent {
      #expect(gate.isOpen(record, under: verdict, at: .noon) == mayCome)
    }
    for record in records where record.status != .absent {
      #expect(gate.isOpen(record, under: verdict, at: .noon) == !gate.isConfirmed(record, at: .noon))
    }
  }

  @Test(
    arguments: [
      ("170", .count(170)), ("95%", .percent(95)), ("97.5%", .percent(97.5)), ("100%", .percent(100)), ("1", .count(1)),
      ("0", nil), ("0%", nil), ("176", nil), ("101%", nil), ("-1", nil), ("", nil), ("%", nil), ("nan%", nil),
      ("1.5", nil), ("all", nil),
    ] as [(String, Quorum?)])
  func `a quorum is a number or a part`(text: String, quorum: Quorum?) {
    #expect(Quorum(text, storefronts: 175) == quorum)
  }

  @Test(arguments: [(95, 20, 19), (95, 173, 165), (100, 175, 175), (1, 175, 2), (0.1, 175, 1), (50, 1, 1), (50, 0, 1)])
  func `a part of the storefronts`(percent: Double, of required: Int, needed: Int) {
    #expect(Quorum.percent(percent).needed(of: required) == needed)
  }
}
