#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the rules from "ripe" on saw.
extension UpdateCase {
  var ripeAccount: Account {
    let delay = Period.usable(facts.settings.releaseDelay)
    let values: KeyValuePairs<String, StoredValue?> = [
      "releasedAt": subject?.listing.releasedAt.map { .date($0) }, "releaseDelay": .real(delay),
      "ripensAt": ripensAt.map { .date($0) },
    ]
    guard let releasedAt = subject?.listing.releasedAt else { return Account("no release date", values) }
    guard let age = releasedAt.age(moment) else {
      let ahead = "the release date is ahead, waits \(SpanText.short(delay)) from then"
      return Account(ripensAt == nil ? "the release date is absurd" : ahead, values)
    }
    return Account("released \(SpanText.short(age)) ago, waits \(SpanText.short(delay))", values)
  }

  var forcedAccount: Account {
    let settings = facts.settings
    let values: KeyValuePairs<String, StoredValue?> = [
      "aggressiveUpdatePrompt": .flag(settings.aggressiveUpdatePrompt),
      "minimumSupportedVersion": settings.minimumSupportedVersion.map { .text($0.description) },
      "isOwnStorefront": .flag(isOwnStorefront),
    ]
    let minimum = settings.minimumSupportedVersion.flatMap { minimum in
      installed.version.flatMap { $0 < minimum ? minimum : nil }
    }
    let isReachable = minimum.flatMap { minimum in subject?.version.version.map { minimum <= $0 } } ?? false
    var wanted = settings.aggressiveUpdatePrompt ? "aggressiveUpdatePrompt is on" : nil
    if let minimum {
      if isReachable {
        wanted = "\(installed) is below the minimum \(minimum)"
      } else if wanted == nil {
        return Account("the minimum \(minimum) is above the store's \(subject?.version.text ?? "?")", values)
      }
    }
    guard let wanted else { return Account("not forced", values) }
    if answer(of: .forced) != nil { return Account(wanted, values) }
    let but =
      !isOwnStorefront
      ? "the listing is a fall-back store's"
      : ripensAt != nil ? "the version is too fresh" : "this system is not known"
    return Account("\(wanted), but \(but)", values)
  }

  var declinedAccount: Account {
    guard let declined = facts.history.declined else { return Account("nothing declined") }
    let by1x: Bool
    if case .only = declined { by1x = true } else { by1x = false }
    return Account(
      "\(declined.version) was declined\(by1x ? " in iLink 1.x" : "")",
      ["declined": .text(declined.version.description), "store": subject.map { .text($0.version.text) }])
  }

  var usageAccount: Account {
    let (settings, history) = (facts.settings, facts.history)
    let values: KeyValuePairs<String, StoredValue?> = [
      "firstUsed": history.firstUsed.map { .date($0) }, "usesCount": .integer(Int64(history.usesCount)),
      "eventCount": .integer(Int64(history.eventCount)), "usesPerWeek": .real(history.usesPerWeek(at: moment)),
    ]
    if let shortfall = usageShortfall { return Account(shortfall.description, values) }
    let isGated =
      settings.usesUntilPrompt > 0 || settings.eventsUntilPrompt > 0 || settings.daysUntilPrompt > 0
      || settings.usesPerWeekForPrompt > 0
    return Account(isGated ? "met" : "no gates set", values)
  }

  var reminderAccount: Account {
    let period = Period.usable(facts.settings.remindPeriod)
    let values: KeyValuePairs<String, StoredValue?> = [
      "remindedAt": facts.history.remindedAt.map { .date($0) }, "remindPeriod": .real(period),
    ]
    guard let at = facts.history.remindedAt else { return Account("not asked for", values) }
    guard let age = at.age(moment) else { return Account("in the future, counts as absent", values) }
    let waits = period == 0 ? "waits for the next launch" : "waits \(SpanText.short(period))"
    return Account("\(SpanText.short(age)) ago, \(waits)", values)
  }

  var coolDownAccount: Account {
    guard let tapped = facts.history.updateTapped else { return Account("Update was not tapped") }
    let values: KeyValuePairs<String, StoredValue?> = [
      "updateTappedAt": .date(tapped.at), "installedThen": .text(tapped.installed.text),
      "inThisLaunch": .flag(tapped.launch == facts.launch),
    ]
    guard tapped.installed.names(installed) else { return Account("updated since", values) }
    if tapped.launch == facts.launch { return Account("tapped in this launch", values) }
    guard let age = tapped.at.age(moment) else { return Account("in the future, counts as absent", values) }
    return Account(
      "tapped \(SpanText.short(age)) ago, waits \(SpanText.short(Period.usable(facts.settings.remindPeriod)))", values)
  }
}

extension UsageShortfall: CustomStringConvertible {
  /// What there is and what is needed.
  public var description: String {
    switch self {
    case .days(let needed, _):
      "used for less than \(SpanText.count(needed)) days"
    case .usesAndEvents(let uses, let needed, let events, let neededEvents):
      [needed.map { "\(uses) of \($0) uses" }, neededEvents.map { "\(events) of \($0) events" }]
        .compactMap { $0 }.joined(separator: ", ")
    case .usesPerWeek(let there, let needed):
      "\(SpanText.count(there)) uses a week, needs \(SpanText.count(needed))"
    }
  }
}
