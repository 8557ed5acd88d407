import Foundation
import iLinkCore

/// What may be seen, one by one.
extension Witness {
  /// Judges what was seen after an input. With `isCut`, the process was killed in the middle: what is missing is no
  /// fault, what was seen may be.
  mutating func judge(
    _ input: LifeInput, _ observations: [LifeObservation], isCut: Bool, at moment: Date
  ) throws(LifeViolation) {
    let before = self
    hasJustVanished = false
    hear(input, at: moment)
    let expectsEnd = if case .lookupEnds = input { before.isLookingUp } else { false }
    if expectsEnd { isLookingUp = false }
    var ends = 0
    var replaced: Seen?
    for observation in observations {
      switch observation {
      case .saved: break
      case .lookupBegan: try lookupBegan(input, at: moment)
      case .consulting: try consulting(at: moment)
      case .consulted(let answer):
        try consulting(at: moment)
        (isConsulting, appAgreed) = (false, answer)
      case .promptShown(let prompt): try promptShown(prompt, input, at: moment)
      case .promptWithdrawn(let number):
        guard let seen = onScreen.first(where: { $0.prompt.id.number == number }) else {
          throw LifeViolation(.onePrompt, "prompt \(number) was withdrawn and was not on screen")
        }
        onScreen = []
        lastWithdrawn = seen
        replaced = seen
      case .pageOpening(let page, let urls): try pageOpening(page, urls)
      case .noticed(let version): try noticed(version, input, at: moment)
      case .told(let news): try told(news, input, &ends)
      }
    }
    for case .saved(let history) in observations {
      guard !isCut else {
        (mind, lastLookup) = (Mind(history), history.lookedUpAt)
        continue
      }
      try compare(history, before)
    }
    guard !isCut else { return }
    try checkSaved(before, observations)
    if let replaced { try checkWithdrawal(replaced, input, at: moment) }
    if expectsEnd || ends > 0, ends != (expectsEnd ? 1 : 0) {
      throw LifeViolation(.lookupsEnd, "\(ends) ends were told")
    }
    try checkUpdateTold(before, observations)
    try checkStanding(at: moment)
  }

  private mutating func lookupBegan(_ input: LifeInput, at moment: Date) throws(LifeViolation) {
    if isLookingUp { throw LifeViolation(.oneLookup, "another one is under way") }
    isLookingUp = true
    askedOwn = settings.appStoreCountry ?? LifeWorld.own
    defer { lastLookup = moment }
    let isAsked =
      switch input {
      case .asked, .pageRequested, .promptEnds: true
      case .notificationTapped: update(moment) == nil
      default: false
      }
    guard !isAsked, let last = lastLookup, last <= moment else { return }
    let age = moment.timeIntervalSince(last)
    if age < 60 { throw LifeViolation(.distance, "\(Int(age)) s after the last one") }
    if !settings.globalPromptForUpdate, mind.knowsIDs {
      if age < Self.day { throw LifeViolation(.distance, "\(Int(age / 3600)) h after the last one, prompting is off") }
      return
    }
    let isInsisting = settings.aggressiveUpdatePrompt || settings.minimumSupportedVersion != nil
    guard !isInsisting, settings.appStoreCountry == nil, let answered = mind.answeredAt, answered <= moment,
      !mind.record.isEmpty, mind.record.allSatisfy({ $0.listing.storefront == LifeWorld.own })
    else { return }
    if moment.timeIntervalSince(answered) < 900 { throw LifeViolation(.distance, "the listing is young enough") }
  }

  private mutating func consulting(at moment: Date) throws(LifeViolation) {
    if isConsulting { throw LifeViolation(.appIsAsked, "it was asked already and has not answered") }
    isConsulting = true
    let isAllowed = isPolite(.automatic, moment) || credits.contains(.event) && isPolite(.event, moment)
    if !isAllowed { throw LifeViolation(.appIsAsked, "asked though another rule stops") }
  }

  private mutating func promptShown(
    _ prompt: UpdatePrompt, _ input: LifeInput, at moment: Date
  ) throws(LifeViolation) {
    if !onScreen.isEmpty { throw LifeViolation(.onePrompt, "\(prompt.id) joins \(onScreen[0].prompt.id)") }
    if !isActive { throw LifeViolation(.activeOnly, "\(prompt.id)") }
    if hasJustVanished { throw LifeViolation(.noLoops, "\(prompt.id) at once") }
    if prompt.kind != .preview {
      guard let update = update(moment), update.version == prompt.store.version else {
        throw LifeViolation(.onlyUpdates, "\(prompt.kind.rawValue) for \(prompt.store), installed \(installed)")
      }
    }
    let causes = causes(of: prompt.kind, at: moment)
    if causes.isEmpty { throw refusal(prompt.kind, at: moment) }
    // A forced prompt may take the place of a polite one: there is something to show it on.
    let takesPlace = lastWithdrawn?.prompt.kind == .newer
    if prompt.kind == .forced, isForcedExcused, !credits.contains(.asked), !takesPlace {
      throw LifeViolation(.noLoops, "forced \(prompt.id) without a sign that it can be shown")
    }
    if prompt.kind == .newer, causes.isDisjoint(with: [.asked]) {
      if (wanted + openings).contains(where: { $0.kind != nil }) {
        throw LifeViolation(.userIsRespected, "\(prompt.id) while the store is being opened")
      }
      if !appAgreed { throw LifeViolation(.appIsAsked, "\(prompt.id)") }
      if politeVanishings > 1 { throw LifeViolation(.noLoops, "\(prompt.id) for the third time in a visit") }
    }
    onScreen.append(Seen(prompt: prompt, causes: causes))
    isForcedExcused = false
    if prompt.kind == .forced { forcedCauses.formUnion(causes.subtracting([.automatic])) }
    // What waits for a lookup may still cause another one.
    if !isLookingUp { credits = [] }
    (putBack, appAgreed) = ([], false)
  }

  /// What can have caused a prompt of a kind now.
  private func causes(of kind: UpdateKind, at moment: Date) -> Set<Credit> {
    var possible = credits.union(putBack)
    if kind == .forced {
      possible.formUnion(forcedCauses)
      possible.formUnion(lastWithdrawn?.causes ?? [])
      possible.insert(.automatic)
    }
    return possible.filter { callsFor(kind, $0, moment) }
  }

  private func refusal(_ kind: UpdateKind, at moment: Date) -> LifeViolation {
    let details = "\(kind.rawValue), causes \(credits)"
    guard kind == .newer, mayAsk(.automatic) || credits.contains(.event) && mayAsk(.event) else {
      return LifeViolation(.settingsHold, details)
    }
    return LifeViolation(.userIsRespected, details)
  }

  private mutating func pageOpening(_ page: OpenDestination, _ urls: [URL]) throws(LifeViolation) {
    guard let index = wanted.firstIndex(where: { $0.destination == page }) else {
      throw LifeViolation(.tapsEnd, "nobody wanted \(page)")
    }
    openings.append(wanted.remove(at: index))
    if urls.isEmpty { throw LifeViolation(.urls, "none") }
    let own = settings.appLocalURL
    for url in urls {
      let isApples =
        ["https", "itms-apps"].contains(url.scheme ?? "") && url.host == "apps.apple.com" && url.user == nil
      let isOwn = url == own && !["javascript", "file", "data", "http"].contains(url.scheme?.lowercased() ?? "")
      if !isApples, !isOwn { throw LifeViolation(.urls, url.absoluteString) }
    }
  }

  private mutating func noticed(
    _ version: VersionText, _ input: LifeInput, at moment: Date
  ) throws(LifeViolation) {
    if !noticed.insert(version.text).inserted { throw LifeViolation(.noticedOnce, "\(version) again") }
    if isActive { throw LifeViolation(.noticedOnce, "\(version) while the app is in use") }
    if !settings.localNotificationWhenUpdate { throw LifeViolation(.noticedOnce, "notices are off") }
    guard update(moment)?.version == version.version,
      isForced(.automatic, moment) || isPolite(.automatic, moment)
    else { throw LifeViolation(.noticedOnce, "\(version), and there would be no prompt") }
    mind.noticed = version
  }
}
