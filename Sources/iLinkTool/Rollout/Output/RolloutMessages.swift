import Foundation
import iLinkCore

/// The sentences for standard error, each with what failed and what to do next.
enum RolloutMessages {
  /// What a run ends with; empty when all is well.
  static func lines(_ result: RolloutResult) -> String {
    if result.signal != nil { return stopped(result) }
    switch result.status {
    case .ok: return ""
    case .gaveUp, .notYet: return notLive(result) + (couldNotRead(result) ?? "")
    case _ where result.isAbsentEverywhere: return absentEverywhere(result)
    default: return nothingRead(result) ?? couldNotRead(result) ?? ""
    }
  }

  /// "Not sold here" everywhere: not on sale, or another platform's app.
  static func absentEverywhere(_ result: RolloutResult) -> String {
    let app = result.plan.app
    let count = result.records.count
    if let platform = result.otherPlatform {
      return line(
        "\(app) is \(CommandFailure.kind(platform)); you asked for \(result.plan.platform.rawValue)",
        "Use --platform \(platform.rawValue).")
    }
    if count == 1, let only = result.records.first {
      return line(
        "\(app) is not in the \(only.storefront) store (\(result.plan.platform.rawValue))",
        "It may be sold elsewhere: leave --countries out.")
    }
    return line(
      "\(app) is in none of \(count) storefronts",
      #"If App Store Connect says "Ready for Sale", check that countries are selected under Pricing and Availability."#)
  }

  /// Why a first release keeps the gate closed.
  static func firstRelease(_ version: String, isWaiting: Bool) -> String {
    let waiting = isWaiting ? " Waiting." : ""
    return line(
      "\(version) is the first release, so \"not sold here\" may mean \"not yet\"",
      "Name the storefronts with --countries, or give --quorum 170.\(waiting)")
  }

  /// A few codes of many.
  static func list(_ storefronts: [Storefront], most: Int = 12) -> String {
    let shown = storefronts.prefix(most).map(\.code).joined(separator: " ")
    return storefronts.count > most ? "\(shown) and \(storefronts.count - most) more" : shown
  }

  private static func stopped(_ result: RolloutResult) -> String {
    let read = "stopped. \(result.poller.readCount) of \(result.records.count) storefronts read so far"
    let next =
      result.plan.statePath.map { "\(Harmless.quoted($0)) has them for the next time" }
      ?? "add --state FILE to continue next time"
    return "ilink: \(read); \(next).\n"
  }

  private static func notLive(_ result: RolloutResult) -> String {
    guard let verdict = result.verdict, let version = result.target?.version else { return "" }
    switch verdict.hold {
    case .firstRelease: return firstRelease("\(version)", isWaiting: false)
    case .absentEverywhere: return absentEverywhere(result)
    case nil: break
    }
    let missing = "Missing: \(list(result.poller.missing(at: result.finishedAt)))."
    var counts = "\(verdict.confirmed) of \(verdict.required)"
    var place = "everywhere"
    if let quorum = result.plan.terms.gate?.quorum {
      counts += ", \(quorum.needed(of: verdict.required)) needed"
      place = "in enough storefronts"
    }
    let isPatient = result.plan.terms.isPatient
    return line(
      isPatient
        ? "\(version) was not live \(place) after \(TimeSpan.short(result.plan.timeout)): \(counts)"
        : "\(version) is not live \(place) yet: \(counts)", missing)
  }

  /// What could not be read, and why; `nil` when there is nothing of the kind.
  private static func couldNotRead(_ result: RolloutResult) -> String? {
    let unknown = result.records(.unknown)
    guard !unknown.isEmpty else { return nil }
    let count = "\(unknown.count) of \(result.records.count) storefronts could not be read"
    if unknown.allSatisfy({ $0.reason == .throttled }) {
      let status = httpStatus(result).map { " (HTTP \($0))" } ?? ""
      return line(
        "\(count): the store refuses more requests\(status)",
        "Raise --timeout to wait it out, or use --countries major.")
    }
    if unknown.count == result.records.count, unknown.count > 1, Set(unknown.map { words($0, result) }).count == 1 {
      return line("\(count) (\(words(unknown[0], result)))", "Check the connection, or --store.")
    }
    let named = unknown.map { "\($0.storefront) (\(words($0, result)))" }
    for shown in (1...named.count).reversed() {
      let more = named.count > shown ? " and \(named.count - shown) more" : ""
      let text = "ilink: \(count): \(named.prefix(shown).joined(separator: ", "))\(more).\n"
      if text.count <= longestLine || shown == 1 { return text }
    }
    return nil
  }

  /// As long as a message may be.
  private static let longestLine = 200

  /// Nothing at all could be read, for one reason: said as the other commands say it.
  private static func nothingRead(_ result: RolloutResult) -> String? {
    guard let reason = result.onlyReason else { return nil }
    // The one that was tried most often tells how often that was.
    let failed = result.records.filter { record in
      result.errors[record.storefront].flatMap { UnknownReason($0) }?.status == reason.status
    }
    guard let record = failed.max(by: { $0.failedTries < $1.failedTries }),
      let error = result.errors[record.storefront]
    else { return nil }
    let question = StoreAsker.Question(
      app: result.plan.app, platform: result.plan.platform, country: record.storefront)
    return CommandFailure(
      error, question: question, tries: record.failedTries, host: result.plan.call.settings.service.host, details: []
    ).line
  }

  private static func httpStatus(_ result: RolloutResult) -> Int? {
    let statuses = result.errors.values.compactMap { error -> Int? in
      if case .throttled(let status, _) = error { status } else { nil }
    }
    return result.poller.pause?.httpStatus ?? statuses.first
  }

  private static func words(_ record: StorefrontRecord, _ result: RolloutResult) -> String {
    if let version = record.reading?.version { return "version \(Harmless.quoted(version, limit: 20))" }
    if record.failure == .network, case .unreachable(_, let reason) = result.errors[record.storefront] {
      return Harmless.line(reason)
    }
    return record.failure?.words ?? "not asked"
  }

  private static func line(_ what: String, _ next: String) -> String { "ilink: \(what). \(next)\n" }
}
