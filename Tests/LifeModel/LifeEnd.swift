import Foundation
import iLinkCore

/// How every life ends: everything that waits gets its end; and then, a week later, a user who has declined nothing of
/// it is asked for a new version, and forced to it where the app says so. No past may prevent that.
///
///     var end = LifeEnd()
///     while let step = try end.next(in: &run) { … play the step … }
public struct LifeEnd: Sendable {
  private enum Stage { case waiting, asking(attempts: Int), forcing, over }

  private var stage = Stage.waiting
  private var steps: [LifeStep] = [.lookup(.offline)]

  /// An end that has not begun.
  public init() {}

  /// The next step; `nil` when the life is over.
  public mutating func next(in run: inout LifeRun) throws(LifeViolation) -> LifeStep? {
    if steps.isEmpty { try refill(&run) }
    return steps.isEmpty ? nil : steps.removeFirst()
  }

  private mutating func refill(_ run: inout LifeRun) throws(LifeViolation) {
    let launch: [LifeStep] = [
      .launch(inBackground: false), .becomeActive, .lookup(.truth), .consulted(true),
    ]
    switch stage {
    case .waiting where run.isAlive && !run.witness.openings.isEmpty:
      steps = [.open(true)]
    case .waiting:
      if run.isAlive, !run.witness.taps.isEmpty || !run.witness.asked.isEmpty {
        throw LifeViolation(.answers, "still waiting: taps \(run.witness.taps), decisions \(run.witness.asked)")
      }
      run.world.settings = UpdateSettings()
      run.world.distribution = .appStore
      run.world.isSold = true
      steps = [.kill, .release(.ripe), .clock(by: 8 * 86_400)] + launch
      stage = .asking(attempts: 1)
    case .asking(let attempts) where run.witness.onScreen.isEmpty && attempts < 3:
      // By the clock as it is shown, "later" and "update" may have been tapped a moment ago; a day later that is over.
      steps = [.kill, .clock(by: 86_400)] + launch
      stage = .asking(attempts: attempts + 1)
    case .asking:
      guard run.witness.onScreen.last?.prompt.kind == .newer else {
        throw LifeViolation(.noLockout, "no prompt for \(LifeWorld.version(run.world.store))")
      }
      steps = [.set(.forced(true)), .kill, .launch(inBackground: false), .becomeActive]
      stage = .forcing
    case .forcing, .over:
      stage = .over
    }
  }
}
