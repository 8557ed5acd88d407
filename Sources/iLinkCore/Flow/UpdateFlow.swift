#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What happens around the question whether to update: events go in, effects come out.
///
/// A value without clock, network or screen. Whoever owns one performs the effects in their order and feeds what comes
/// of them back as events; it needs no opinion of its own.
///
///     var flow = UpdateFlow(app: app, launch: LaunchID("…"), settings: settings, history: UpdateHistory(stored))
///     for effect in flow.handle(.launched(inBackground: false), at: moment) { perform(effect) }
///
/// A prompt is shown when three things come together: a *trigger* was decided in its favour (after its lookup, when one
/// is due), the app is active, and no other prompt is on screen. A forced update needs no trigger: whenever the facts
/// are forced and the app is active, its prompt belongs on the screen.
public struct UpdateFlow: Hashable, Sendable {
  /// Who asks. Completed, if need be, before the launch is told.
  public package(set) var app: AppIdentity
  /// This launch.
  public let launch: LaunchID
  /// The settings in effect.
  public internal(set) var settings: UpdateSettings
  /// What is remembered.
  public internal(set) var history: UpdateHistory

  // The app's life.
  var isLaunched = false
  var isActive = false
  var isInBackground = false
  /// Whether a launch or return was counted in this process, so that a first return stands for the launch.
  var hasBegun = false

  // Looking up.
  /// The number of the lookup under way.
  var lookup: UInt64?
  /// The triggers that wait for it.
  var waiting: [Waiting] = []
  /// The pages that wait for it.
  var taps: [Tap] = []
  /// Why the last lookup gave nothing.
  var lookupProblem: LookupError?

  // Prompting.
  /// The prompt on screen, and its trigger: facts are judged by the same trigger as long as it is up.
  var shown: Shown?
  /// The last prompt that was withdrawn: the user may have answered it a moment before.
  var withdrawn: Shown?
  /// A trigger that was decided in favour of a prompt, and could not be granted yet.
  var wish: Wish?
  /// Whether the app was asked and has not answered yet.
  var isConsulting = false
  /// Whether a notice waits for the app's answer.
  var wantsNotice = false
  /// An asked or logged trigger that has brought a forced prompt; it stands until the facts no longer force.
  var forcedBy: UpdateTrigger?
  /// Whether the forced prompt waits for the next sign that it can be shown: a prompt vanished, or its store is being
  /// opened.
  var isForcedHeld = false
  /// How often a prompt that the user may refuse has vanished in this visit.
  var vanishings = 0
  var isPreviewDone = false

  /// The pages that are being opened.
  var opening: [Opening] = []
  /// The last number given to a lookup, a prompt or a page.
  var lastNumber: UInt64 = 0

  /// Starts with what was remembered. Nothing happens before ``UpdateEvent/launched(inBackground:)``.
  public init(app: AppIdentity, launch: LaunchID, settings: UpdateSettings, history: UpdateHistory) {
    self.app = app
    self.launch = launch
    self.settings = settings
    self.history = history
  }

  /// Takes an event and says what is to be done, in order.
  public mutating func handle(_ event: UpdateEvent, at moment: Date) -> [UpdateEffect] {
    var turn = Turn(moment: moment)
    switch event {
    case .launched(let inBackground): launched(inBackground: inBackground, &turn)
    case .returnedFromBackground: returned(&turn)
    case .becameActive: becameActive(&turn)
    case .resignedActive: isActive = false
    case .enteredBackground: enteredBackground()
    case .presenterAvailable: releaseHolds()

    case .lookedUp(let outcome): lookedUp(outcome, &turn)
    case .consulted(let answer): consulted(answer, &turn)
    case .answered(let choice, let prompt): answered(choice, prompt, &turn)
    case .promptVanished(let prompt): answered(.vanished, prompt, &turn)
    case .opened(let request, let didOpen): opened(request, didOpen, &turn)

    case .openRequested(let destination, let request): openRequested(destination, request, &turn)
    case .notificationTapped: notificationTapped(&turn)
    case .backgroundRefresh(let request): trigger(Waiting(.automatic(.refresh), for: .notice, request), &turn)
    case .settingsChanged(let settings): settingsChanged(settings, &turn)
    case .askedByApp(let what, let request): askedByApp(what, request, &turn)
    case .eventLogged(let deferPrompt): eventLogged(deferPrompt: deferPrompt, &turn)
    case .historyEdited(let edit): edit.apply(to: &self, &turn)
    case .dismissRequested: dismissRequested(&turn)
    }
    settle(&turn)
    return turn.result(saving: history)
  }
}

extension UpdateFlow {
  /// A trigger that waits for a lookup, and what is wanted of its decision.
  struct Waiting: Hashable, Sendable {
    enum Purpose: Hashable, Sendable { case prompt, status, notice }

    let trigger: UpdateTrigger
    var purpose: Purpose
    let request: RequestID?

    init(_ trigger: UpdateTrigger, for purpose: Purpose, _ request: RequestID? = nil) {
      self.trigger = trigger
      self.purpose = purpose
      self.request = request
    }
  }

  /// A page that waits for a lookup.
  struct Tap: Hashable, Sendable {
    let destination: OpenDestination
    let request: RequestID?
    let prompt: UpdatePrompt?
  }

  /// A page that is being opened, and the prompt whose button asked for it.
  struct Opening: Hashable, Sendable {
    let order: OpenRequest
    let request: RequestID?
    let prompt: UpdatePrompt?
  }

  /// A prompt on screen, and the trigger that brought it.
  struct Shown: Hashable, Sendable {
    let prompt: UpdatePrompt
    let trigger: UpdateTrigger
  }

  /// A trigger that wants a prompt.
  struct Wish: Hashable, Sendable {
    let trigger: UpdateTrigger
    /// What the app said about it.
    var consulted: Bool?
    /// Whether it waits for the next sign that a prompt can be shown: its prompt vanished.
    var isHeld = false
  }

  /// One call of ``handle(_:at:)``: the moment, and the effects so far.
  struct Turn {
    let moment: Date
    var effects: [UpdateEffect] = []
    var saves = false

    mutating func tell(_ news: UpdateNews) { effects.append(.tell(news)) }

    /// Whether a decision of this kind was told in this turn.
    func hasTold(_ kind: UpdateKind) -> Bool {
      effects.contains { if case .tell(.decided(let decision, _)) = $0 { decision.kind == kind } else { false } }
    }

    func result(saving history: UpdateHistory) -> [UpdateEffect] {
      saves ? [.save(history)] + effects : effects
    }
  }

  mutating func nextNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Changes what is remembered, and has it saved.
  mutating func remember(_ turn: inout Turn, _ change: (inout UpdateHistory, Date) -> Void) {
    change(&history, turn.moment)
    turn.saves = true
  }
}
