import Foundation
import iLinkCore

/// What was told and saved, and what must hold after every input.
extension Witness {
  mutating func told(_ news: UpdateNews, _ input: LifeInput, _ ends: inout Int) throws(LifeViolation) {
    switch news {
    case .foundListing: ends += 1
    case .couldNotConnect(let failure, let answering):
      switch failure {
      case .lookup: ends += 1
      case .pageNotOpened: break
      case .noIdentifier, .pageUnknown: wanted = []
      }
      try end(answering)
    case .openedPage(_, let answering): try end(answering)
    case .decided(let decision, let answering):
      for request in answering where asked.remove(request.number) == nil {
        throw LifeViolation(.answers, "request \(request.number) was answered twice")
      }
      // A trigger whose decision was "quiet" causes nothing any more; others may still wait for the lookup.
      if decision.kind == nil, !isLookingUp { forget(decision.facts.trigger) }
    case .detectedAppUpdate, .prompting, .attemptedUpdate, .declined, .requestedReminder: break
    }
  }

  private mutating func end(_ requests: [RequestID]) throws(LifeViolation) {
    for request in requests where taps.remove(request.number) == nil {
      throw LifeViolation(.tapsEnd, "tap \(request.number) was answered twice")
    }
  }

  private mutating func forget(_ trigger: UpdateTrigger) {
    switch trigger {
    case .automatic(.event): credits.remove(.event)
    case .automatic(.refresh): break
    case .automatic: credits.remove(.automatic)
    case .asked: credits.remove(.asked)
    case .preview: credits.remove(.preview)
    }
  }

  /// What is saved must be what was said, and nothing else.
  func compare(_ history: UpdateHistory, _ before: Witness) throws(LifeViolation) {
    let saved = Mind(history)
    func differs(_ what: String, _ found: Any?, _ wanted: Any?) -> LifeViolation {
      LifeViolation(.memory, "\(what) is \(found ?? "nothing"), should be \(wanted ?? "nothing")")
    }
    if saved.declined != mind.declined { throw differs("declined", saved.declined, mind.declined) }
    if saved.remindedAt != mind.remindedAt { throw differs("reminded", saved.remindedAt, mind.remindedAt) }
    if saved.remindedIn != mind.remindedIn { throw differs("reminded in", saved.remindedIn, mind.remindedIn) }
    if saved.tapped != mind.tapped { throw differs("update tapped", saved.tapped, mind.tapped) }
    if saved.noticed != mind.noticed { throw differs("noticed", saved.noticed, mind.noticed) }
    if saved.uses != mind.uses { throw differs("uses", saved.uses, mind.uses) }
    if saved.events != mind.events { throw differs("events", saved.events, mind.events) }
    if saved.firstUsed != mind.firstUsed { throw differs("first used", saved.firstUsed, mind.firstUsed) }
    if saved.lastVersion != mind.lastVersion { throw differs("version", saved.lastVersion, mind.lastVersion) }
    if saved.knowsIDs != mind.knowsIDs { throw differs("IDs known", saved.knowsIDs, mind.knowsIDs) }
    if saved.answeredAt != mind.answeredAt { throw differs("answered at", saved.answeredAt, mind.answeredAt) }
    let (listings, expected) = (Set(saved.record), Set(mind.record))
    if listings != expected {
      throw differs("record", saved.record.map(\.listing.versionText), mind.record.map(\.listing.versionText))
    }
  }

  /// What the user or the app said must be saved in the same breath.
  func checkSaved(_ before: Witness, _ observations: [LifeObservation]) throws(LifeViolation) {
    guard isAlive, before.isAlive, before.launch == launch, mind != before.mind else { return }
    let isSaved = observations.contains { if case .saved = $0 { true } else { false } }
    if !isSaved { throw LifeViolation(.saved, "something was said and not saved") }
  }

  func checkUpdateTold(_ before: Witness, _ observations: [LifeObservation]) throws(LifeViolation) {
    let told = observations.filter { if case .told(.detectedAppUpdate) = $0 { true } else { false } }.count
    let isNew = !before.isLaunched && isLaunched && before.mind.lastVersion?.names(installed) == false
    if told != (isNew ? 1 : 0) { throw LifeViolation(.appUpdate, "told \(told) times") }
  }

  /// A prompt leaves the screen when the app says so, when a forced one takes its place, or when the facts no longer
  /// call for it.
  func checkWithdrawal(_ seen: Seen, _ input: LifeInput, at moment: Date) throws(LifeViolation) {
    if case .dismiss = input { return }
    if let now = onScreen.last, now.prompt.kind == .forced, seen.prompt.kind != .forced { return }
    if seen.causes.allSatisfy({ callsFor(seen.prompt.kind, $0, moment) }) {
      throw LifeViolation(.followsFacts, "\(seen.prompt.kind.rawValue) was withdrawn for no reason")
    }
  }

  func checkStanding(at moment: Date) throws(LifeViolation) {
    guard isAlive else { return }
    for seen in onScreen where !seen.causes.contains(where: { callsFor(seen.prompt.kind, $0, moment) }) {
      // A polite prompt that is to be replaced may stay until the forced one can be shown.
      if seen.prompt.kind == .newer, !isActive, seen.causes.contains(where: { isForced($0, moment) }) { continue }
      throw LifeViolation(.followsFacts, "\(seen.prompt.kind.rawValue) is on screen, and no longer called for")
    }
    if isLaunched, isActive, !isForcedExcused, isForced(.automatic, moment) {
      guard onScreen.last?.prompt.kind == .forced else {
        throw LifeViolation(.forcedStays, "on screen: \(onScreen.last.map { $0.prompt.kind.rawValue } ?? "nothing")")
      }
    }
    if !isLookingUp {
      if !asked.isEmpty { throw LifeViolation(.answers, "requests \(asked.sorted()) wait for nothing") }
      if !wanted.isEmpty { throw LifeViolation(.tapsEnd, "\(wanted.count) pages wait for nothing") }
      if openings.isEmpty, !taps.isEmpty { throw LifeViolation(.tapsEnd, "taps \(taps.sorted()) wait for nothing") }
    }
  }
}
