#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The rules themselves. Each looks at the facts and either answers or lets the next one look.
extension UpdateCase {
  func answer(of rule: UpdateRule) -> UpdateDecision.Answer? {
    switch rule {
    case .preview: preview
    case .prompting: facts.settings.globalPromptForUpdate ? nil : .quiet(.promptingOff)
    case .atLaunch: facts.settings.promptAtLaunch ? nil : .quiet(.notAtLaunch)
    case .distribution: distribution
    case .storeVersion: subject == nil ? .quiet(.storeVersionUnknown(facts.lookupProblem)) : nil
    case .comparable: comparable
    case .newer: newer
    case .platform: platform
    case .system: system
    case .ripe: ripe
    case .forced: isForced ? .prompt(.forced) : nil
    case .declined: declined
    case .usage: usageShortfall.map { .quiet(.usage($0)) }
    case .reminder: reminder
    case .coolDown: coolDown
    case .veto: facts.consulted == false ? .quiet(.vetoed) : nil
    case .prompt: .prompt(.newer)
    }
  }

  // MARK: 1 to 4: whether to ask at all

  private var preview: UpdateDecision.Answer? {
    guard facts.settings.previewMode || facts.trigger == .preview else { return nil }
    guard facts.trigger.isAutomatic else { return .prompt(.preview) }
    guard facts.settings.promptAtLaunch else { return .quiet(.previewOnRequest) }
    return facts.isPreviewDone ? .quiet(.previewShown) : .prompt(.preview)
  }

  private var distribution: UpdateDecision.Answer? {
    guard facts.app.distribution.isOutsideAppStore, !facts.settings.promptOutsideAppStore else { return nil }
    return .quiet(.notFromAppStore(facts.app.distribution))
  }

  // MARK: 5 to 10: whether there is an update for this device

  private var comparable: UpdateDecision.Answer? {
    guard let subject else { return nil }
    guard installed.version == nil || subject.version.version == nil else { return nil }
    return .quiet(.notComparable(installed: installed, store: subject.version))
  }

  private var newer: UpdateDecision.Answer? {
    guard let subject, let store = subject.version.version, let version = installed.version else { return nil }
    if store == version { return .quiet(.upToDate(subject.version)) }
    return store < version ? .quiet(.storeOlder(store: subject.version, installed: installed)) : nil
  }

  private var platform: UpdateDecision.Answer? {
    guard let subject, !subject.listing.serves(facts.app.platform) else { return nil }
    return .quiet(.otherPlatform(record: subject.listing.platform, device: facts.app.platform))
  }

  private var system: UpdateDecision.Answer? {
    guard let subject, let system = facts.app.system, let minimum = subject.listing.minimumSystem,
      subject.listing.supports(system: system, of: facts.app.platform) == false
    else { return nil }
    return .quiet(.systemTooOld(system: system, minimum: minimum))
  }

  private var ripe: UpdateDecision.Answer? {
    guard let subject, let ripensAt else { return nil }
    return .quiet(.tooFresh(subject.version, until: ripensAt))
  }

  // MARK: 11: forced

  /// Fails open: never for a version that is too fresh to be had (it gets this far only when asked for), one of a
  /// fall-back store, or one that may not run here.
  private var isForced: Bool {
    guard facts.settings.aggressiveUpdatePrompt || isBelowMinimum else { return false }
    return isOwnStorefront && ripensAt == nil && !isSystemInDoubt
  }

  /// Whether the installed version is below the minimum, and the store has one that is not.
  private var isBelowMinimum: Bool {
    guard let minimum = facts.settings.minimumSupportedVersion, let version = installed.version,
      let store = subject?.version.version
    else { return false }
    return version < minimum && minimum <= store
  }

  /// Whether the listing names a minimum in this platform's numbers, and this system's own number is not known.
  private var isSystemInDoubt: Bool {
    guard let listing = subject?.listing, listing.platform == facts.app.platform else { return false }
    return listing.minimumSystem != nil && facts.app.system == nil
  }

  // MARK: 12 to 15: whether the user wants to hear of it

  private var declined: UpdateDecision.Answer? {
    guard let subject, let store = subject.version.version, let declined = facts.history.declined,
      declined.silences(store)
    else { return nil }
    return .quiet(.declined(declined, store: subject.version))
  }

  private var reminder: UpdateDecision.Answer? {
    let period = Period.usable(facts.settings.remindPeriod)
    let at = facts.history.remindedAt?.ifPast(moment)
    if period == 0 {
      return facts.history.remindedInLaunch == facts.launch ? .quiet(.reminded(at: at, until: nil)) : nil
    }
    guard let at, moment < at + period else { return nil }
    return .quiet(.reminded(at: at, until: at + period))
  }

  /// The longer of the reminder period and the rest of the launch. The launch needs no clock, so a clock that was set
  /// back does not end it.
  private var coolDown: UpdateDecision.Answer? {
    guard let tapped = facts.history.updateTapped, tapped.installed.names(installed) else { return nil }
    if tapped.launch == facts.launch { return .quiet(.updateTapped(at: tapped.at, until: nil)) }
    let until = tapped.at + Period.usable(facts.settings.remindPeriod)
    guard tapped.at <= moment, moment < until else { return nil }
    return .quiet(.updateTapped(at: tapped.at, until: until))
  }

  // MARK: When it may change

  func nextPossible(after answer: UpdateDecision.Answer) -> Date? {
    guard case .quiet(let reason) = answer else { return nil }
    switch reason {
    case .tooFresh(_, let until): return until
    case .declined(let declined, _): return ripensAt(above: declined.version)
    case .usage(.days(_, let until)): return until
    case .reminded(_, let until), .updateTapped(_, let until): return until
    default: return nil
    }
  }
}
