#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The usage gates of iLink 1.x: days; uses or events; uses per week. A gate that is not set is met.
extension UpdateCase {
  var usageShortfall: UsageShortfall? {
    daysShortfall ?? countShortfall ?? frequencyShortfall
  }

  private var daysShortfall: UsageShortfall? {
    let needed = facts.settings.daysUntilPrompt
    let wait = Period.usable(needed * Period.day)
    guard wait > 0 else { return nil }
    guard let first = facts.history.firstUsed?.ifPast(moment) else { return .days(needed: needed, until: nil) }
    return moment < first + wait ? .days(needed: needed, until: first + wait) : nil
  }

  /// Uses or events: of those that are set, one that is met suffices.
  private var countShortfall: UsageShortfall? {
    let (settings, history) = (facts.settings, facts.history)
    let uses = settings.usesUntilPrompt > 0 ? settings.usesUntilPrompt : nil
    let events = settings.eventsUntilPrompt > 0 ? settings.eventsUntilPrompt : nil
    guard uses != nil || events != nil else { return nil }
    if let uses, history.usesCount >= uses { return nil }
    if let events, history.eventCount >= events { return nil }
    return .usesAndEvents(
      uses: history.usesCount, needed: uses, events: history.eventCount, neededEvents: events)
  }

  private var frequencyShortfall: UsageShortfall? {
    let needed = facts.settings.usesPerWeekForPrompt
    guard needed > 0 else { return nil }
    let there = facts.history.usesPerWeek(at: moment)
    return there < needed ? .usesPerWeek(there, needed: needed) : nil
  }
}
