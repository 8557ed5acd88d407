#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Launching, leaving and coming back.
extension UpdateFlow {
  mutating func launched(inBackground: Bool, _ turn: inout Turn) {
    guard !isLaunched else { return }
    isLaunched = true
    isInBackground = inBackground
    noteVersion(&turn)
    if !inBackground { begin(&turn) }
  }

  mutating func returned(_ turn: inout Turn) {
    guard isInBackground else { return }
    isInBackground = false
    vanishings = 0
    if isLaunched { begin(&turn) }
  }

  mutating func becameActive(_ turn: inout Turn) {
    returned(&turn)
    isActive = true
    releaseHolds()
  }

  /// The visit is over, and with it what was wanted of it. A prompt on screen stays: whoever shows it says if it goes.
  mutating func enteredBackground() {
    isActive = false
    isInBackground = true
    wish = nil
    for index in waiting.indices where waiting[index].purpose == .prompt { waiting[index].purpose = .status }
  }

  /// There is a new chance to show what could not stay on screen.
  mutating func releaseHolds() {
    isForcedHeld = false
    wish?.isHeld = false
  }

  private mutating func begin(_ turn: inout Turn) {
    let cause = hasBegun ? UpdateTrigger.Cause.returned : .launch
    hasBegun = true
    remember(&turn) { $0.countUse(at: $1) }
    trigger(Waiting(.automatic(cause), for: .prompt), &turn)
  }

  /// Compares with the version of the last launch. Another build of the same version is no update.
  private mutating func noteVersion(_ turn: inout Turn) {
    let installed = installed
    guard !installed.text.isEmpty, installed != history.lastVersionUsed else { return }
    let last = history.lastVersionUsed
    remember(&turn) { history, _ in
      if last?.names(installed) == true {
        history.lastVersionUsed = installed
      } else if last == nil {
        history.lastVersionUsed = installed
      } else {
        history.startVersion(installed)
      }
    }
    if let last, !last.names(installed) { turn.tell(.detectedAppUpdate(from: last, to: installed)) }
  }

  mutating func eventLogged(deferPrompt: Bool, _ turn: inout Turn) {
    remember(&turn) { history, _ in if history.eventCount < .max { history.eventCount += 1 } }
    guard !deferPrompt, isLaunched, !isInBackground else { return }
    trigger(Waiting(.automatic(.event), for: .prompt), &turn)
  }

  mutating func settingsChanged(_ settings: UpdateSettings, _ turn: inout Turn) {
    guard settings != self.settings else { return }
    self.settings = settings
    // In the background it waits for the return; before the launch, for the launch.
    guard isLaunched, !isInBackground else { return }
    trigger(Waiting(.automatic(.settings), for: .prompt), &turn)
  }
}

extension HistoryEdit {
  func apply(to flow: inout UpdateFlow, _ turn: inout UpdateFlow.Turn) {
    switch self {
    case .lastReminded(let date):
      let launch = flow.launch
      flow.remember(&turn) { history, _ in
        history.remindedAt = date
        history.remindedInLaunch = date == nil ? nil : launch
      }
    case .firstUsed(let date): flow.remember(&turn) { history, _ in history.firstUsed = date }
    case .usesCount(let count): flow.remember(&turn) { history, _ in history.usesCount = max(0, count) }
    case .eventCount(let count): flow.remember(&turn) { history, _ in history.eventCount = max(0, count) }
    case .declinedThisVersion(let isDeclined):
      guard let store = flow.storeVersion(at: turn.moment) else { return }
      flow.remember(&turn) { history, _ in
        if isDeclined {
          history.decline(store)
        } else if history.declined?.silences(store) == true {
          history.declined = nil
        }
      }
    case .reset:
      flow.remember(&turn) { history, _ in
        // The network is owed its distance all the same.
        let lookedUpAt = history.lookedUpAt
        history.reset()
        history.lookedUpAt = lookedUpAt
      }
    }
  }
}
