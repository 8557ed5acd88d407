import Foundation
import iLinkCore

/// What a run has come to, from which every format and message is made.
struct RolloutResult: Sendable {
  let plan: RolloutPlan
  /// What is known, with a reason for everything that is not.
  let poller: RolloutPoller
  let app: KnownApp
  /// Why each storefront's last look failed.
  let errors: [Storefront: LookupError]
  let startedAt: Date
  let finishedAt: Date
  /// The signal that stopped the run.
  let signal: Int32?

  var target: RolloutTarget? { plan.terms.target }
  var records: [StorefrontRecord] { poller.records }
  var title: String { app.title(asked: plan.app) }

  /// What the gate says; `nil` when nothing is waited for.
  var verdict: RolloutGate.Verdict? { poller.verdict }

  /// The records with a status, in the order of asking.
  func records(_ status: StorefrontStatus) -> [StorefrontRecord] {
    records.filter { $0.status == status }
  }

  /// Whether the answer is whole: the gate open, or every storefront read.
  var isComplete: Bool { verdict?.isOpen ?? records(.unknown).isEmpty }

  /// Whether every storefront answered that the app is not sold there.
  var isAbsentEverywhere: Bool { records(.absent).count == records.count }

  /// The versions and how many storefronts have them, the newest first.
  var versions: [(version: String, storefronts: [Storefront])] {
    let groups = Dictionary(grouping: records.filter { $0.reading?.version != nil }) { $0.reading?.version ?? "" }
    return groups.map { ($0.key, $0.value.map(\.storefront)) }.sorted { one, other in
      switch (AppVersion(one.version), AppVersion(other.version)) {
      case (let first?, let second?) where first != second: first > second
      case (.some, nil): true
      case (nil, .some): false
      default: one.version > other.version
      }
    }
  }

  /// The one reason for which nothing at all could be read.
  var onlyReason: UnknownReason? {
    guard records.allSatisfy({ $0.reading == nil }) else { return nil }
    let reasons = records.map { $0.reason }
    guard Set(reasons.map { $0?.status }).count == 1 else { return nil }
    return reasons.first ?? nil
  }

  /// The exit status.
  var status: ExitStatus {
    if let signal { return signal == SIGTERM ? .terminated : .interrupted }
    if let verdict { return verdict.isOpen ? .ok : plan.terms.isPatient ? .gaveUp : .notYet }
    if isAbsentEverywhere { return otherPlatform == nil ? .notFound : .badAnswer }
    if records(.unknown).isEmpty { return .ok }
    return onlyReason?.status ?? .incomplete
  }

  /// The platform that the app is for, when it is nowhere sold for the one that was asked for.
  var otherPlatform: StorePlatform? { records.lazy.compactMap { $0.reading?.otherPlatform }.first }
}
