import Foundation
import iLinkCore

/// The lines of `--events`: each a whole document, written as soon as it is true.
enum RolloutEvents {
  /// What a storefront says has changed; `nil` when it has not.
  static func storefront(_ change: RolloutPoller.Change, target: RolloutTarget?, at moment: Date) -> JSON? {
    let (before, after) = (change.before, change.after)
    let (was, now) = (before.status, after.status)
    let reason = after.reason
    guard was != now || before.reading?.version != after.reading?.version || reason != before.reason else {
      return nil
    }
    return .object([
      "event": .string("storefront"), "country": .string(after.storefront.code),
      "from": .string(before.reading?.version), "to": .string(after.reading?.version), "status": .string(now.rawValue),
      "reason": .string(reason?.code), "at": .string(Moments.text(moment)),
    ])
  }

  /// How far the run is.
  static func progress(_ poller: RolloutPoller, at now: Date, moment: Date) -> JSON {
    func count(_ status: StorefrontStatus) -> JSON {
      .integer(poller.records.count { $0.status == status })
    }
    let verdict = poller.verdict
    return .object([
      "event": .string("progress"), "total": .integer(poller.records.count), "live": count(.live),
      "behind": count(.behind), "absent": count(.absent), "unknown": count(.unknown),
      "confirmed": .integer(verdict?.confirmed), "required": .integer(verdict?.required),
      "requests": .integer(poller.requests), "at": .string(Moments.text(moment)),
    ])
  }

  /// Everything pauses.
  static func throttled(_ pause: RolloutPoller.Pause, at moment: Date) -> JSON {
    .object([
      "event": .string("throttled"), "until": .string(Moments.text(pause.until)),
      "reason": .string(pause.reason.code), "httpStatus": .integer(pause.httpStatus),
      "at": .string(Moments.text(moment)),
    ])
  }

  /// The last line.
  static func done(_ result: RolloutResult, at moment: Date) -> JSON {
    .object([
      "event": .string("done"), "exitStatus": .integer(result.status.rawValue),
      "complete": .bool(result.isComplete), "at": .string(Moments.text(moment)),
    ])
  }
}
