#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// When to look up, and what an answer sets off.
extension UpdateFlow {
  /// Automatic lookups are never begun within so many seconds of any other.
  static let distance: TimeInterval = Period.minute
  /// A listing that is younger than this is used again, across launches too.
  static let reuse: TimeInterval = 15 * Period.minute
  /// How often to look while prompting is off and the numbers are known: the listing is of little use then.
  static let idle: TimeInterval = Period.day

  /// Has a trigger decided: after a lookup when one is due or under way, else at once.
  mutating func trigger(_ waiting: Waiting, _ turn: inout Turn) {
    if lookup == nil, !waiting.trigger.isAutomatic || isLookupDue(at: turn.moment), !beginLookup(&turn),
      !waiting.trigger.isAutomatic || waiting.trigger == .automatic(.launch)
    {
      turn.tell(.couldNotConnect(.noIdentifier, answering: []))
    }
    if lookup != nil, waiting.purpose == .status || !isPreview(waiting.trigger, turn) {
      self.waiting.append(waiting)
    } else {
      conclude(waiting, &turn)
    }
  }

  /// Whether an automatic lookup may begin.
  func isLookupDue(at moment: Date) -> Bool {
    let age = history.lookedUpAt?.age(moment) ?? .infinity
    guard age >= Self.distance else { return false }
    let links = links
    if !settings.globalPromptForUpdate, links.appID != nil, links.developerID != nil { return age >= Self.idle }
    guard !mayForce, let answered = history.evidence.answeredAt?.age(moment), isAnswerToday else { return true }
    return answered >= Self.reuse
  }

  /// Whether today's settings want to force an update as soon as there is one.
  var mayForce: Bool {
    if settings.aggressiveUpdatePrompt { return true }
    guard let minimum = settings.minimumSupportedVersion, let version = installed.version else { return false }
    return version < minimum
  }

  /// Whether a trigger shows a preview, which needs no lookup; one that is due anyway goes on beside it.
  private func isPreview(_ trigger: UpdateTrigger, _ turn: Turn) -> Bool {
    (settings.previewMode || trigger == .preview) && decide(trigger, turn).kind == .preview
  }

  /// Whether what is on record answers what would be asked today: the app or the country may have been changed.
  private var isAnswerToday: Bool {
    let facts = facts(.automatic(.launch))
    guard history.evidence.listings.contains(where: { facts.isAbout($0.listing) }) else { return false }
    return settings.appStoreCountry == nil || settings.appStoreCountry == history.storefront?.candidates.own
  }

  /// Begins a lookup; `false` when there is nothing to look up by.
  mutating func beginLookup(_ turn: inout Turn) -> Bool {
    guard lookup == nil else { return true }
    let bundleID = settings.applicationBundleID ?? app.bundleID
    guard let reference = links.appID.map({ .id($0, expecting: bundleID) }) ?? bundleID.map({ AppReference.bundle($0) })
    else { return false }
    let number = nextNumber()
    lookup = number
    remember(&turn) { $0.lookedUpAt = $1 }
    turn.effects.append(
      .lookUp(
        LookupOrder(
          number: number, app: reference, platform: app.platform, explicit: settings.appStoreCountry,
          fallbacks: settings.storefrontFallbacks, region: app.region, remembered: remembered,
          language: app.language)))
    return true
  }

  /// The storefront to ask first: the one that answered last time. But where an update would be forced, a fall-back is
  /// of no use as long as the user's own storefront may have the app again, so that one is asked first.
  private var remembered: StorefrontCandidates.Remembered? {
    guard let remembered = history.storefront else { return nil }
    return mayForce && !remembered.candidates.isOwn(remembered.storefront) ? nil : remembered
  }

  mutating func lookedUp(_ outcome: LookupOutcome, _ turn: inout Turn) {
    guard lookup == outcome.number else { return }
    lookup = nil
    switch outcome.result {
    case .success(let answer):
      lookupProblem = nil
      record(answer, &turn)
      turn.tell(.foundListing(answer.listing))
      openTaps(&turn)
    case .failure(let error):
      lookupProblem = error
      record(error, outcome.storefronts, &turn)
      failTaps(.lookup(error), &turn)
    }
    let waiting = waiting
    self.waiting = []
    for each in waiting { conclude(each, &turn) }
  }

  private mutating func record(_ answer: LookupAnswer, _ turn: inout Turn) {
    let delay = settings.releaseDelay
    remember(&turn) { history, moment in
      history.evidence.record(answer.listing, isOwnStorefront: answer.isOwnStorefront, delay: delay, at: moment)
      history.appID = answer.listing.id
      history.developerID = answer.listing.developerID ?? history.developerID
      history.storefront = answer.remembered
    }
  }

  private mutating func record(_ error: LookupError, _ storefronts: StorefrontCandidates, _ turn: inout Turn) {
    if error.saysNotThere {
      remember(&turn) { $0.evidence.recordAbsence(error, candidates: storefronts, at: $1) }
    }
    // A number that belongs to another app is of no use: the next lookup goes by the bundle identifier again.
    if case .bundleMismatch = error, settings.appStoreID == nil, history.appID != nil {
      remember(&turn) { history, _ in
        history.appID = nil
        history.developerID = nil
      }
    }
  }

  /// Decides for a trigger whose lookup is over, or that needed none.
  private mutating func conclude(_ waiting: Waiting, _ turn: inout Turn) {
    let decision = decide(waiting.trigger, turn)
    turn.tell(.decided(decision, answering: waiting.request.map { [$0] } ?? []))
    guard decision.kind != nil else { return }
    switch waiting.purpose {
    case .status: break
    case .notice: considerNotice(&turn)
    case .prompt: want(waiting.trigger)
    }
  }
}
