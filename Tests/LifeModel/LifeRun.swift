public import Foundation
public import iLinkCore

/// A life under way: the world, and the witness who watches the subject.
///
///     for _ in 0..<LifeRun.usualLength {
///       for input in run.inputs(for: run.draw(&random)) { try run.took(input, await subject.take(input)) }
///     }
///     while let step = try end.next(in: &run) { … the same … }
///
/// The subject is the caller's: the flow (``play(_:_:)``), or the class around it with scripted ports, whose
/// observations come later.
public struct LifeRun: Hashable, Sendable {
  /// The world as it is now.
  public internal(set) var world: LifeWorld
  /// The witness, with what was seen so far.
  public internal(set) var witness: Witness
  private var history = UpdateHistory()
  private var isCut = false
  private let hasStore: Bool

  /// Begins a life. Without a store, what is saved is handed from process to process as it is, which is quicker.
  public init(_ world: LifeWorld = LifeWorld(), hasStore: Bool = true) {
    self.world = world
    self.hasStore = hasStore
    witness = Witness(world)
  }

  /// The time as the device shows it.
  public var moment: Date { world.moment }

  /// What is in the store on disk.
  public var stored: StoredHistory {
    var stored = StoredHistory()
    history.write(into: &stored)
    return stored
  }

  /// Whether a process is alive.
  public var isAlive: Bool { witness.isAlive }

  /// Takes note of what was seen after an input, in the order in which it was seen.
  public mutating func took(_ input: LifeInput, _ observations: [LifeObservation]) throws(LifeViolation) {
    for case .saved(let saved) in observations { history = saved }
    try witness.judge(input, observations, isCut: isCut, at: world.moment)
  }

  /// What a step comes to: nothing, if it makes no sense here.
  public mutating func inputs(for step: LifeStep) -> [LifeInput] {
    switch step {
    case .clock(let seconds):
      world.moment += seconds
      return []
    case .launch(let inBackground):
      guard !isAlive else { return [] }
      world.launches += 1
      let start = LifeInput.Start(
        app: world.app, launch: LaunchID("launch \(world.launches)"), settings: world.settings,
        stored: hasStore ? stored : nil, history: history)
      return [.start(start), .launched(inBackground: inBackground)]
    case .kill:
      witness.isAlive = false
      return []
    case .release(let release): world.release(release)
    case .rollBack: (world.store, world.releasedAt) = (world.storeBefore, world.moment - 30 * 86_400)
    case .takeOff: world.isSold = false
    case .putBack: world.isSold = true
    case .update:
      world.installed = max(world.installed, world.store)
      witness.isAlive = false
    case .comesFrom(let distribution): world.distribution = distribution
    case .set(let setting):
      world.change(setting)
      return isAlive ? [.settings(world.settings)] : []
    case .cut(let inner, _): return isAlive ? inputs(for: inner) : []
    default: return isAlive ? inputsOfLiving(step) : []
    }
    return []
  }

  private mutating func inputsOfLiving(_ step: LifeStep) -> [LifeInput] {
    switch step {
    case .becomeActive: return [.becameActive]
    case .resignActive: return [.resignedActive]
    case .enterBackground: return witness.isActive ? [.resignedActive, .enteredBackground] : [.enteredBackground]
    case .comeBack: return [.returned]
    case .presenter: return [.presenterAvailable]
    case .lookup(let answer): return witness.isLookingUp ? [.lookupEnds(world.ending(answer))] : []
    case .consulted(let answer): return witness.isConsulting ? [.consulted(answer)] : []
    case .prompt(let choice):
      return witness.onScreen.last.map { [.promptEnds($0.prompt.id.number, choice)] } ?? []
    case .late(let choice):
      return witness.lastWithdrawn.map { [.promptEnds($0.prompt.id.number, choice)] } ?? []
    case .open(let didOpen): return witness.openings.isEmpty ? [] : [.openEnds(didOpen)]
    case .ask(let what): return [.asked(what, request())]
    case .refresh: return [.refresh(request())]
    case .tapNotification: return [.notificationTapped]
    case .event(let deferPrompt): return [.eventLogged(deferPrompt: deferPrompt)]
    case .page(let page): return [.pageRequested(page, request())]
    case .dismiss: return [.dismiss]
    case .edit(let edit): return [.edit(self.edit(edit))]
    default: return []
    }
  }

  private mutating func request() -> RequestID {
    world.requests += 1
    return RequestID(world.requests)
  }

  private func edit(_ edit: LifeStep.Edit) -> HistoryEdit {
    switch edit {
    case .remindedNow: .lastReminded(world.moment)
    case .remindedNextYear: .lastReminded(world.moment + 365 * 86_400)
    case .reminderForgotten: .lastReminded(nil)
    case .declined: .declinedThisVersion(true)
    case .forgiven: .declinedThisVersion(false)
    case .reset: .reset
    }
  }

  /// Plays an input whose effects are performed only in part before the process is killed.
  public mutating func tookPart(
    _ input: LifeInput, _ observations: [LifeObservation], count: Int
  ) throws(LifeViolation) {
    isCut = true
    defer { isCut = false }
    try took(input, Array(observations.prefix(count)))
    witness.isAlive = false
  }
}
