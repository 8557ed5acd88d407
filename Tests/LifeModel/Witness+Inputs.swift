import Foundation
import iLinkCore

/// What each input means to somebody who only knows the design.
extension Witness {
  mutating func hear(_ input: LifeInput, at moment: Date) {
    switch input {
    case .start(let start): begin(start)
    case .launched(let inBackground): launched(inBackground: inBackground, at: moment)
    case .returned: returned(at: moment)
    case .becameActive:
      returned(at: moment)
      isActive = true
      isForcedExcused = false
    case .resignedActive: isActive = false
    case .enteredBackground:
      isActive = false
      isInBackground = true
      (credits, putBack, appAgreed) = ([], [], false)
    case .presenterAvailable: isForcedExcused = false
    case .lookupEnds(let ending):
      guard isLookingUp else { return }
      switch ending {
      case .found(let listing, let isOwn):
        hear(listing, isOwn: isOwn, at: moment)
        mind.knowsIDs = true
      case .failed(let error):
        hear(error, at: moment)
        // Who waited for it waits no longer.
        if wanted.contains(where: { $0.kind == .forced }) { isForcedExcused = false }
        wanted = []
      }
    case .consulted(let answer):
      isConsulting = false
      appAgreed = answer
    case .promptEnds(let number, let choice): promptEnds(number, choice, at: moment)
    case .openEnds(let didOpen): openEnds(didOpen, at: moment)
    case .asked(let what, let request):
      asked.insert(request.number)
      if what == .prompt { credits.insert(.asked) }
      if what == .preview { credits.insert(.preview) }
    case .refresh(let request): asked.insert(request.number)
    case .notificationTapped: credits.insert(.asked)
    case .eventLogged(let deferPrompt):
      mind.events += 1
      if !deferPrompt, isLaunched, !isInBackground { credits.insert(.event) }
    case .pageRequested(let page, let request):
      taps.insert(request.number)
      wanted.append(Page(destination: page, kind: nil))
    case .dismiss:
      if onScreen.last?.prompt.kind == .forced { isForcedExcused = true }
      if onScreen.last?.prompt.kind == .preview { isPreviewDone = true }
      (credits, putBack, forcedCauses, appAgreed) = ([], [], [], false)
    case .edit(let edit): hear(edit, at: moment)
    case .settings(let settings):
      let isNew = settings != self.settings
      self.settings = settings
      if isNew, isLaunched, !isInBackground { credits.insert(.automatic) }
    }
  }

  private mutating func begin(_ start: LifeInput.Start) {
    let (lastLookup, noticed) = (lastLookup, noticed)
    app = start.app
    settings = start.settings
    launch = start.launch
    (isAlive, isLaunched, isActive, isInBackground) = (true, false, false, false)
    (onScreen, lastWithdrawn, isForcedExcused, politeVanishings, isPreviewDone) = ([], nil, false, 0, false)
    (credits, putBack, forcedCauses, appAgreed) = ([], [], [], false)
    (isLookingUp, isConsulting) = (false, false)
    (wanted, openings, taps, asked) = ([], [], [], [])
    mind = Mind(start.history)
    self.lastLookup = lastLookup
    self.noticed = noticed
  }

  private mutating func launched(inBackground: Bool, at moment: Date) {
    guard !isLaunched else { return }
    isLaunched = true
    isInBackground = inBackground
    if mind.lastVersion != installed {
      if mind.lastVersion?.names(installed) == false {
        (mind.uses, mind.events, mind.firstUsed) = (0, 0, nil)
        (mind.remindedAt, mind.remindedIn, mind.tapped) = (nil, nil, nil)
      }
      mind.lastVersion = installed
    }
    if !inBackground { use(at: moment) }
  }

  private mutating func returned(at moment: Date) {
    guard isInBackground else { return }
    isInBackground = false
    politeVanishings = 0
    if isLaunched { use(at: moment) }
  }

  private mutating func use(at moment: Date) {
    mind.uses += 1
    if mind.firstUsed.map({ $0 > moment }) ?? true { mind.firstUsed = moment }
    credits.insert(.automatic)
  }

  private mutating func promptEnds(_ number: UInt64, _ choice: UpdateChoice, at moment: Date) {
    let isOnScreen = onScreen.contains { $0.prompt.id.number == number }
    guard let seen = onScreen.first(where: { $0.prompt.id.number == number }) ?? lastWithdrawn,
      seen.prompt.id.number == number
    else { return }
    if isOnScreen { onScreen = [] } else { lastWithdrawn = nil }
    let kind = seen.prompt.kind
    if kind == .preview, choice != .vanished { isPreviewDone = true }
    switch kind == .forced && choice != .update ? .vanished : choice {
    case .vanished where !isOnScreen: break
    case .vanished:
      isForcedExcused = true
      hasJustVanished = true
      guard kind != .forced, !isInBackground else { break }
      politeVanishings += 1
      // It may be put back, for the same cause; the app has agreed already.
      putBack = seen.causes
      appAgreed = appAgreed || kind == .newer
    case .update:
      wanted.append(Page(destination: .appPage, kind: kind))
      if kind == .forced, isOnScreen { isForcedExcused = true }
    case .remindLater where kind == .newer: (mind.remindedAt, mind.remindedIn) = (moment, launch)
    case .decline where kind == .newer: if let version = seen.prompt.store.version { decline(version) }
    case .remindLater, .decline: break
    }
  }

  private mutating func openEnds(_ didOpen: Bool, at moment: Date) {
    guard !openings.isEmpty else { return }
    let opening = openings.removeFirst()
    if didOpen, opening.kind == .newer || opening.kind == .forced {
      mind.tapped = UpdateHistory.UpdateTapped(at: moment, installed: installed, launch: launch)
    }
    if opening.kind == .forced { isForcedExcused = false }
  }

  private mutating func hear(_ edit: HistoryEdit, at moment: Date) {
    switch edit {
    case .lastReminded(let date): (mind.remindedAt, mind.remindedIn) = (date, date.map { _ in launch })
    case .firstUsed(let date): mind.firstUsed = date
    case .usesCount(let count): mind.uses = count
    case .eventCount(let count): mind.events = count
    case .declinedThisVersion(let isDeclined):
      guard let store = subject(moment)?.version else { return }
      if isDeclined {
        decline(store)
      } else if mind.declined?.silences(store) == true {
        mind.declined = nil
      }
    case .reset:
      let knowsIDs = mind.knowsIDs
      mind = Mind()
      mind.knowsIDs = knowsIDs
      noticed = []
    }
  }

  private mutating func decline(_ version: AppVersion) {
    if case .upTo(let earlier) = mind.declined, earlier > version { return }
    mind.declined = .upTo(version)
  }
}
