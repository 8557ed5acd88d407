public import Foundation
public import iLinkCore

/// The flow itself, played by inputs and seen by observations. It performs nothing.
public struct FlowSubject: Sendable {
  /// The flow of the process that is alive.
  public private(set) var flow: UpdateFlow?
  private var order: LookupOrder?
  private var opening: [OpenRequest] = []
  private var prompts: [UInt64: UpdatePrompt.ID] = [:]

  /// No process is alive yet.
  public init() {}

  /// Takes an input, and shows what comes of it.
  public mutating func take(_ input: LifeInput, at moment: Date) -> [LifeObservation] {
    if case .start(let start) = input {
      self = FlowSubject()
      flow = UpdateFlow(
        app: start.app, launch: start.launch, settings: start.settings, history: start.read)
      return []
    }
    guard let event = event(for: input, at: moment), let effects = flow?.handle(event, at: moment) else { return [] }
    return effects.map { observe($0) }
  }

  private mutating func event(for input: LifeInput, at moment: Date) -> UpdateEvent? {
    switch input {
    case .start: return nil
    case .launched(let inBackground): return .launched(inBackground: inBackground)
    case .returned: return .returnedFromBackground
    case .becameActive: return .becameActive
    case .resignedActive: return .resignedActive
    case .enteredBackground: return .enteredBackground
    case .presenterAvailable: return .presenterAvailable
    case .lookupEnds(let ending):
      guard let order else { return nil }
      self.order = nil
      let query = order.query(storeKit: nil)
      return .lookedUp(LookupOutcome(order, query, ending.result(for: query, at: moment)))
    case .consulted(let answer): return .consulted(answer)
    case .promptEnds(let number, let choice): return prompts[number].map { .answered(choice, $0) }
    case .openEnds(let didOpen):
      guard !opening.isEmpty else { return nil }
      return .opened(opening.removeFirst().id, didOpen)
    case .asked(let what, let request): return .askedByApp(what, request)
    case .refresh(let request): return .backgroundRefresh(request)
    case .notificationTapped: return .notificationTapped
    case .eventLogged(let deferPrompt): return .eventLogged(deferPrompt: deferPrompt)
    case .pageRequested(let page, let request): return .openRequested(page, request)
    case .dismiss: return .dismissRequested
    case .edit(let edit): return .historyEdited(edit)
    case .settings(let settings): return .settingsChanged(settings)
    }
  }

  private mutating func observe(_ effect: UpdateEffect) -> LifeObservation {
    switch effect {
    case .lookUp(let order):
      self.order = order
      return .lookupBegan
    case .consult: return .consulting
    case .ask(let prompt):
      prompts[prompt.id.number] = prompt.id
      return .promptShown(prompt)
    case .withdraw(let id): return .promptWithdrawn(id.number)
    case .open(let request):
      opening.append(request)
      return .pageOpening(request.destination, request.urls)
    case .notify(let version): return .noticed(version)
    case .save(let history): return .saved(history)
    case .tell(let news): return .told(news)
    }
  }
}

extension FlowSubject: Hashable {}
