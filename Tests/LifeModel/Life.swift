public import Foundation
import iLinkCore

/// The steps of a life, and how it ended.
public struct Life: Hashable, Sendable {
  /// The steps, in order.
  public var steps: [LifeStep]

  /// A life of these steps.
  public init(_ steps: [LifeStep]) { self.steps = steps }

  /// Draws a life and lives it, to its end or to the first broken invariant.
  ///
  /// - Parameters:
  ///   - hasStore: Whether what is saved goes through the form in which it lies on disk.
  ///   - fault: A fault to plant around the flow.
  public static func drawn(
    _ random: inout SplitMix, length: Int = LifeRun.usualLength, hasStore: Bool = true, fault: Fault? = nil
  ) -> (life: Life, violation: LifeViolation?) {
    var run = LifeRun(hasStore: hasStore)
    var subject = FaultySubject(fault)
    var steps: [LifeStep] = []
    steps.reserveCapacity(length)
    do throws(LifeViolation) {
      for _ in 0..<length {
        let step = run.draw(&random)
        steps.append(step)
        try run.play(step) { subject.take($0, at: $1) }
      }
      try run.conclude { subject.take($0, at: $1) }
      return (Life(steps), nil)
    } catch {
      return (Life(steps), error)
    }
  }

  /// Lives the steps again.
  public func violation(fault: Fault? = nil) -> LifeViolation? {
    var run = LifeRun()
    var subject = FaultySubject(fault)
    do throws(LifeViolation) {
      for step in steps { try run.play(step) { subject.take($0, at: $1) } }
      try run.conclude { subject.take($0, at: $1) }
      return nil
    } catch {
      return error
    }
  }

  /// The shortest life that still breaks the same invariant, by leaving steps out.
  public func shrunk(to violation: LifeViolation, fault: Fault? = nil) -> Life {
    var shortest = self
    var size = max(1, shortest.steps.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < shortest.steps.count {
        var shorter = shortest
        shorter.steps.removeSubrange(start..<min(start + size, shortest.steps.count))
        if shorter.violation(fault: fault)?.invariant == violation.invariant {
          shortest = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return shortest }
      size = max(1, size / 2)
    }
  }

  /// The life as a timeline, one step a line.
  public var timeline: String { steps.map { "  \($0)" }.joined(separator: "\n") }
}

extension LifeRun {
  /// What must hold at the end of any life: everything that waits gets its end, and then, a week later, a user who has
  /// declined nothing of it is asked for a new version, and forced to it where the app says so.
  public mutating func conclude(_ subject: (LifeInput, Date) -> [LifeObservation]) throws(LifeViolation) {
    let ends: [LifeStep] = [.lookup(.offline), .open(false), .open(false), .open(false), .open(false)]
    for step in ends { try play(step, subject) }
    while isAlive, !witness.openings.isEmpty { try play(.open(true), subject) }
    if isAlive, !witness.taps.isEmpty || !witness.asked.isEmpty {
      throw LifeViolation(.answers, "still waiting: taps \(witness.taps), decisions \(witness.asked)")
    }

    try play(.kill, subject)
    world.settings = UpdateSettings()
    world.distribution = .appStore
    world.isSold = true
    try play(.release(.ripe), subject)
    try play(.clock(by: 8 * 86_400), subject)
    try launch(subject)
    for _ in 0..<2 where witness.onScreen.isEmpty {
      // By the clock as it is shown, "later" and "update" may have been tapped a moment ago; a day later that is over.
      try play(.kill, subject)
      try play(.clock(by: 86_400), subject)
      try launch(subject)
    }
    guard witness.onScreen.last?.prompt.kind == .newer else {
      throw LifeViolation(.noLockout, "no prompt for \(LifeWorld.version(world.store))")
    }
    try play(.set(.forced(true)), subject)
    try play(.kill, subject)
    for step in [LifeStep.launch(inBackground: false), .becomeActive] { try play(step, subject) }
  }

  private mutating func launch(_ subject: (LifeInput, Date) -> [LifeObservation]) throws(LifeViolation) {
    for step in [LifeStep.launch(inBackground: false), .becomeActive, .lookup(.truth), .consulted(true)] {
      try play(step, subject)
    }
  }
}
