#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What an answer does. It counts for the version that its prompt showed, whatever has happened since.
extension UpdateFlow {
  mutating func answered(_ choice: UpdateChoice, _ id: UpdatePrompt.ID, _ turn: inout Turn) {
    if let shown, shown.prompt.id == id {
      self.shown = nil
      take(choice, shown, wasOnScreen: true, &turn)
    } else if let withdrawn, withdrawn.prompt.id == id {
      self.withdrawn = nil
      take(choice, withdrawn, wasOnScreen: false, &turn)
    }
  }

  private mutating func take(_ choice: UpdateChoice, _ answered: Shown, wasOnScreen: Bool, _ turn: inout Turn) {
    let prompt = answered.prompt
    // A forced prompt has one button: any other answer is none.
    let choice = prompt.kind == .forced && choice != .update ? .vanished : choice
    guard choice != .vanished else {
      if wasOnScreen { vanished(answered) }
      return
    }
    if prompt.kind == .preview { isPreviewDone = true }
    switch choice {
    case .vanished: break
    case .update:
      turn.tell(.attemptedUpdate(prompt))
      if prompt.kind == .forced, wasOnScreen { isForcedHeld = true }
      open(Tap(destination: .appPage, request: nil, prompt: prompt), &turn)
    case .remindLater:
      if prompt.kind == .newer { remindLater(&turn) }
      turn.tell(.requestedReminder(prompt))
    case .decline:
      if prompt.kind == .newer, let store = prompt.store.version {
        remember(&turn) { history, _ in history.decline(store) }
      }
      turn.tell(.declined(prompt))
    }
  }

  private mutating func remindLater(_ turn: inout Turn) {
    let launch = launch
    remember(&turn) { history, moment in
      history.remindedAt = moment
      history.remindedInLaunch = launch
    }
  }

  /// Stores nothing. What vanished waits for a sign that it can be shown, and so does a forced prompt that would take
  /// its place: never asked again at once.
  private mutating func vanished(_ shown: Shown) {
    isForcedHeld = true
    guard shown.prompt.kind != .forced, !isInBackground else { return }
    vanishings += 1
    if vanishings < Self.mostVanishings, wish == nil {
      // The app has agreed to a polite prompt already; for a preview it was not asked.
      wish = Wish(trigger: shown.trigger, consulted: shown.prompt.kind == .newer ? true : nil, isHeld: true)
    }
  }
}
