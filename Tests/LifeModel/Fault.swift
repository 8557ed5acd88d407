public import Foundation
import iLinkCore

/// Faults that are planted around the flow, to see whether they are found.
public enum Fault: String, Sendable, CaseIterable {
  /// Showing a prompt is remembered as "remind me later".
  case historyWrittenWhenShown = "history-written-when-shown"
  /// The forced prompt is taken off the screen in the background, and nobody is told.
  case forcedDroppedInBackground = "forced-dropped-in-background"
  /// "No" is remembered for the installed version, as in iLink 1.x.
  case declineStoredAsInstalled = "decline-stored-as-installed"
  /// A lookup at each activation.
  case lookupAtEachActivation = "lookup-at-each-activation"
  /// What was noticed is forgotten with the process.
  case noticeForgotten = "notice-forgotten"
  /// A page that waited for a lookup is not opened.
  case tapLost = "tap-lost"
  /// A prompt does not wait for the one before.
  case promptsStacked = "prompts-stacked"
  /// What vanished is asked again at once.
  case vanishedAskedAgain = "vanished-asked-again"
  /// "Later" is not saved.
  case laterNotSaved = "later-not-saved"
  /// A reminder in the future counts, so that a clock that was set back locks the user out.
  case futureReminderCounts = "future-reminder-counts"
  /// A URL that came over the network is opened.
  case foreignURL = "foreign-url"
  /// A failed lookup is not told.
  case failureSwallowed = "failure-swallowed"
  /// The app is not asked: its answer is taken for a yes.
  case vetoIgnored = "veto-ignored"
  /// Settings that are switched at run time do not reach the prompt on screen.
  case settingsFrozen = "settings-frozen"
}

/// The flow, with a fault around it.
public struct FaultySubject: Sendable {
  let fault: Fault?
  private var subject = FlowSubject()
  private var prompt: UpdatePrompt?
  private var wasLookingUp = false
  private var isForcedDropped = false

  /// Puts a fault around a new flow; `nil` for none.
  public init(_ fault: Fault?) { self.fault = fault }

  /// Takes an input, and shows what comes of it.
  public mutating func take(_ input: LifeInput, at moment: Date) -> [LifeObservation] {
    guard let fault else { return subject.take(input, at: moment) }
    if case .start = input { (prompt, isForcedDropped) = (nil, false) }
    if fault == .settingsFrozen, case .settings = input, prompt != nil { return [] }
    if fault == .vetoIgnored, case .consulted = input { return subject.take(.consulted(true), at: moment) }

    let shown = prompt
    var seen = subject.take(altered(input, fault, moment), at: moment)
    for observation in seen { if case .promptShown(let prompt) = observation { self.prompt = prompt } }
    if case .promptEnds = input, seen.allSatisfy({ if case .promptShown = $0 { false } else { true } }) { prompt = nil }
    return alter(&seen, input, shown, fault, moment)
  }

  private func altered(_ input: LifeInput, _ fault: Fault, _ moment: Date) -> LifeInput {
    guard case .start(let start) = input else { return input }
    var history = start.read
    switch fault {
    case .futureReminderCounts:
      if let at = history.remindedAt, at > moment { history.remindedAt = moment }
    case .noticeForgotten: history.notified = nil
    default: return input
    }
    var stored = StoredHistory()
    history.write(into: &stored)
    return .start(
      .init(app: start.app, launch: start.launch, settings: start.settings, stored: stored, history: start.history))
  }

  private mutating func alter(
    _ seen: inout [LifeObservation], _ input: LifeInput, _ shown: UpdatePrompt?, _ fault: Fault, _ moment: Date
  ) -> [LifeObservation] {
    guard let flow = subject.flow else { return seen }
    switch fault {
    case .historyWrittenWhenShown:
      if seen.contains(where: { if case .promptShown(let prompt) = $0 { prompt.kind == .newer } else { false } }) {
        var history = flow.history
        history.remindedAt = moment
        seen.insert(.saved(history), at: 0)
      }
    case .forcedDroppedInBackground:
      if case .enteredBackground = input, let shown, shown.kind == .forced {
        seen.append(.promptWithdrawn(shown.id.number))
      }
    case .declineStoredAsInstalled:
      seen = seen.map { observation in
        guard case .saved(var history) = observation, case .promptEnds(_, .decline) = input,
          let installed = flow.installed.version
        else { return observation }
        history.declined = .upTo(installed)
        return .saved(history)
      }
    case .lookupAtEachActivation: if case .becameActive = input { seen.append(.lookupBegan) }
    case .tapLost:
      if case .lookupEnds = input { seen.removeAll { if case .pageOpening = $0 { true } else { false } } }
    case .promptsStacked:
      if case .becameActive = input, let shown {
        let id = UpdatePrompt.ID(number: shown.id.number + 1000)
        seen.append(
          .promptShown(
            UpdatePrompt(
              id: id, kind: shown.kind, installed: shown.installed, store: shown.store, listing: shown.listing,
              looksForced: shown.looksForced)))
      }
    case .vanishedAskedAgain:
      if case .promptEnds(_, .vanished) = input { seen += subject.take(.presenterAvailable, at: moment) }
    case .laterNotSaved:
      if case .promptEnds(_, .remindLater) = input { seen.removeAll { if case .saved = $0 { true } else { false } } }
    case .foreignURL:
      seen = seen.map { observation in
        guard case .pageOpening(let page, let urls) = observation else { return observation }
        return .pageOpening(page, urls + [URL(string: "https://apps.apple.com.example.org/app/id1")!])
      }
    case .failureSwallowed:
      seen.removeAll { if case .told(.couldNotConnect(.lookup, _)) = $0 { true } else { false } }
    case .noticeForgotten, .futureReminderCounts, .vetoIgnored, .settingsFrozen: break
    }
    return seen
  }
}
