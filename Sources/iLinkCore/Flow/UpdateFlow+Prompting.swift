#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is on screen, and what belongs there.
extension UpdateFlow {
  /// Remembers that a trigger wants a prompt.
  ///
  /// Who asks goes before what iLink does by itself, and so does a prompt that vanished and waits to be put back.
  mutating func want(_ trigger: UpdateTrigger) {
    if trigger == .asked {
      isForcedHeld = false
    } else if trigger.isAutomatic, let wish, wish.isHeld || !wish.trigger.isAutomatic {
      return
    }
    wish = Wish(trigger: trigger)
  }

  /// Brings the screen in line with the facts. The last step of every event.
  mutating func settle(_ turn: inout Turn) {
    followFacts(&turn)
    // What is on screen will do.
    if shown != nil { wish = nil }
    let wished = reviewWish(&turn)
    guard isLaunched, isActive else { return }
    if showForced(&turn) { return }
    if let wished { grantWish(wished, &turn) }
  }

  /// Withdraws what the facts no longer call for.
  private mutating func followFacts(_ turn: inout Turn) {
    guard let shown else { return }
    let decision = decide(shown.trigger, turn, consulted: true)
    if decision.kind == shown.prompt.kind { return }
    if shown.prompt.kind == .newer, decision.kind == .forced {
      // Replaced when the forced one can take its place; until then the polite one may as well be answered.
      guard isActive else { return }
      if !shown.trigger.isAutomatic || shown.trigger == .automatic(.event) { forcedBy = shown.trigger }
      isForcedHeld = false
    }
    withdraw(&turn)
  }

  /// Drops a wish that the facts no longer call for; else says what they call for.
  private mutating func reviewWish(_ turn: inout Turn) -> UpdateDecision? {
    guard let wish else { return nil }
    let decision = decide(wish.trigger, turn, consulted: wish.consulted)
    if decision.kind != nil { return decision }
    self.wish = nil
    turn.tell(.decided(decision, answering: []))
    return nil
  }

  /// Puts the forced prompt on screen if it belongs there. `true` when the facts are forced, whether or not it can be
  /// shown right now.
  private mutating func showForced(_ turn: inout Turn) -> Bool {
    guard mayForce else {
      forcedBy = nil
      return false
    }
    var forced: UpdateDecision?
    for trigger in [UpdateTrigger.automatic(.launch), forcedBy].compactMap({ $0 }) where forced == nil {
      let decision = decide(trigger, turn)
      if decision.kind == .forced { forced = decision }
    }
    guard let forced else {
      forcedBy = nil
      return false
    }
    guard shown?.prompt.kind != .forced, !isForcedHeld else { return true }
    withdraw(&turn)
    if !turn.hasTold(.forced) { turn.tell(.decided(forced, answering: [])) }
    ask(forced, &turn)
    return true
  }

  /// Shows what a trigger wants, when it can be shown; asks the app first where it has a say.
  private mutating func grantWish(_ decision: UpdateDecision, _ turn: inout Turn) {
    guard let wish, !wish.isHeld, shown == nil, !wish.trigger.isAutomatic || !isHeadingForStore else { return }
    switch decision.answer {
    case .quiet: break
    case .prompt(.forced):
      // Forced only for who asks, or for a logged event: once it is shown it stands like any other.
      guard !isForcedHeld else { return }
      forcedBy = wish.trigger
      ask(decision, &turn)
    case .prompt(.newer) where decision.needsConsultation:
      guard !isConsulting else { return }
      isConsulting = true
      turn.effects.append(.consult)
    case .prompt:
      guard !wish.trigger.isAutomatic || vanishings < Self.mostVanishings else {
        self.wish = nil
        return
      }
      ask(decision, &turn)
    }
  }

  /// Whether the update button was tapped and its page is not open yet: no time to ask again.
  private var isHeadingForStore: Bool {
    opening.contains { $0.prompt != nil } || taps.contains { $0.prompt != nil }
  }

  /// A prompt that vanished is put back once per visit.
  static let mostVanishings = 2

  private mutating func ask(_ decision: UpdateDecision, _ turn: inout Turn) {
    guard let kind = decision.kind else { return }
    let installed = decision.facts.installed
    let prompt = UpdatePrompt(
      id: UpdatePrompt.ID(number: nextNumber()), kind: kind, installed: installed,
      store: decision.subject?.version ?? installed, listing: decision.subject?.listing,
      looksForced: kind == .forced || kind == .preview && settings.aggressiveUpdatePrompt)
    shown = Shown(prompt: prompt, trigger: decision.facts.trigger)
    wish = nil
    isForcedHeld = false
    turn.tell(.prompting(prompt))
    turn.effects.append(.ask(prompt))
  }

  mutating func withdraw(_ turn: inout Turn) {
    guard let shown else { return }
    turn.effects.append(.withdraw(shown.prompt.id))
    withdrawn = shown
    self.shown = nil
  }

  mutating func consulted(_ answer: Bool, _ turn: inout Turn) {
    guard isConsulting else { return }
    isConsulting = false
    if wish?.trigger.isAutomatic == true { wish?.consulted = answer }
    if wantsNotice {
      wantsNotice = false
      if answer { giveNotice(&turn, consulted: true) }
    }
  }

  // MARK: The app and the user ask

  mutating func askedByApp(_ what: UpdateEvent.AskedFor, _ request: RequestID?, _ turn: inout Turn) {
    switch what {
    case .prompt: trigger(Waiting(.asked, for: .prompt, request), &turn)
    case .status: trigger(Waiting(.asked, for: .status, request), &turn)
    case .preview: trigger(Waiting(.preview, for: .prompt, request), &turn)
    }
  }

  /// A notice was given for what is on record, so that is shown at once; a lookup goes on beside it.
  mutating func notificationTapped(_ turn: inout Turn) {
    let decision = decide(.asked, turn)
    guard decision.kind != nil else {
      trigger(Waiting(.asked, for: .prompt), &turn)
      return
    }
    turn.tell(.decided(decision, answering: []))
    want(.asked)
    if isLookupDue(at: turn.moment) { _ = beginLookup(&turn) }
  }

  mutating func dismissRequested(_ turn: inout Turn) {
    if shown?.prompt.kind == .preview { isPreviewDone = true }
    if shown?.prompt.kind == .forced { isForcedHeld = true }
    withdraw(&turn)
    wish = nil
    forcedBy = nil
    for index in waiting.indices where waiting[index].purpose == .prompt { waiting[index].purpose = .status }
  }
}
