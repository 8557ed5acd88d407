import Foundation
import iLinkCore

extension RolloutReport {
  /// What every format says of one storefront.
  struct Fact {
    let country: Storefront
    let status: StorefrontStatus
    let version: String?
    let releasedAt: String?
    let checkedAt: String?
    let attempts: Int
    let reason: UnknownReason?
  }

  /// By code.
  var facts: [Fact] {
    result.records.sorted { $0.storefront < $1.storefront }.map { record in
      Fact(
        country: record.storefront, status: record.status, version: record.reading?.version,
        releasedAt: record.reading?.releasedAt.map(Moments.text),
        checkedAt: record.readAt.map { Moments.text(result.plan.call.settings.now ?? $0) },
        attempts: record.attempts, reason: record.reason)
    }
  }

  /// The document `ilink.rollout/1`.
  var json: JSON {
    func count(_ status: StorefrontStatus) -> JSON { .integer(result.records(status).count) }
    func moment(_ date: Date) -> JSON { .string(Moments.text(result.plan.call.settings.now ?? date)) }
    return .object([
      "schema": .string("ilink.rollout/1"), "exitStatus": .integer(result.status.rawValue),
      "app": .object([
        "id": .integer(knownID?.number), "bundleId": .string(knownBundleID?.text), "name": .string(result.app.name),
        "platform": .string(result.plan.platform.rawValue),
      ]),
      "target": .string(result.target?.version.description), "complete": .bool(result.isComplete),
      "counts": .object([
        "total": .integer(result.records.count), "live": count(.live), "behind": count(.behind),
        "absent": count(.absent), "unknown": count(.unknown),
      ]),
      "versions": .array(
        result.versions.map {
          .object(["version": .string($0.version), "storefronts": .integer($0.storefronts.count)])
        }),
      "storefronts": .array(facts.map(Self.json)), "startedAt": moment(result.startedAt),
      "finishedAt": moment(result.finishedAt), "requests": .integer(result.poller.requests),
      "throttledResponses": .integer(result.poller.throttledResponses),
    ])
  }

  private static func json(_ fact: Fact) -> JSON {
    .object([
      "country": .string(fact.country.code), "name": .string(fact.country.name),
      "status": .string(fact.status.rawValue), "version": .string(fact.version),
      "releasedAt": .string(fact.releasedAt), "checkedAt": .string(fact.checkedAt),
      "attempts": .integer(fact.attempts), "reason": .string(fact.reason?.code),
    ])
  }

  private var knownID: AppID? {
    if case .id(let id, _) = result.plan.app { id } else { result.app.id }
  }

  private var knownBundleID: BundleID? { result.app.bundleID ?? result.plan.app.bundleID }
}
