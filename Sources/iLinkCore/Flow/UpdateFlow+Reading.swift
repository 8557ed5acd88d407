#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What can be read off at any time; nothing here changes anything.
extension UpdateFlow {
  /// The prompt that is on screen.
  public var prompt: UpdatePrompt? { shown?.prompt }

  /// The app's links as they are now.
  public var links: AppLinks { AppLinks(settings: settings, history: history, platform: app.platform) }

  /// The installed version in effect.
  public var installed: VersionText { settings.applicationVersion ?? app.version }

  /// The listing on record that the rules speak of, whatever they make of it.
  public func listing(at moment: Date) -> StoreListing? {
    UpdateCase(facts(.asked), at: moment).subject?.listing
  }

  /// The newer version to show unasked, as in a badge: for this device, and not too fresh.
  public func availableUpdate(at moment: Date) -> StoreListing? {
    UpdatePolicy.availableUpdate(facts(.asked), at: moment)
  }

  /// What would be decided now for a trigger. Looks nothing up and shows nothing.
  public func decision(for trigger: UpdateTrigger, at moment: Date) -> UpdateDecision {
    UpdatePolicy.decide(facts(trigger), at: moment)
  }

  /// `declinedThisVersion`: whether the store's version was declined.
  public func isStoreVersionDeclined(at moment: Date) -> Bool {
    guard let store = storeVersion(at: moment) else { return false }
    return history.declined?.silences(store) ?? false
  }

  /// The facts as they are now.
  public func facts(_ trigger: UpdateTrigger) -> UpdateFacts {
    UpdateFacts(
      app: app, settings: settings, history: history, launch: launch, trigger: trigger, isPreviewDone: isPreviewDone,
      consulted: nil, lookupProblem: lookupProblem)
  }

  func storeVersion(at moment: Date) -> AppVersion? {
    UpdateCase(facts(.asked), at: moment).subject?.version.version
  }

  func decide(_ trigger: UpdateTrigger, _ turn: Turn, consulted: Bool? = nil) -> UpdateDecision {
    var facts = facts(trigger)
    facts.consulted = consulted
    return UpdatePolicy.decide(facts, at: turn.moment)
  }
}
