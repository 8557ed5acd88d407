public import Foundation
import iLinkCore

/// The steps of a life.
public struct Life: Hashable, Sendable, CustomStringConvertible {
  /// The steps, in order.
  public var steps: [LifeStep]

  /// A life of these steps.
  public init(_ steps: [LifeStep]) { self.steps = steps }

  /// The life as a timeline, one step a line.
  public var description: String { steps.map { "  \($0)" }.joined(separator: "\n") }
}

/// Lives of the flow itself, with or without a planted fault.
extension Life {
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
      try run.end { subject.take($0, at: $1) }
      return (Life(steps), nil)
    } catch {
      return (Life(steps), error)
    }
  }

  /// Lives the steps again, to the first broken invariant.
  public func violation(fault: Fault? = nil) -> LifeViolation? {
    var run = LifeRun()
    var subject = FaultySubject(fault)
    do throws(LifeViolation) {
      for step in steps { try run.play(step) { subject.take($0, at: $1) } }
      try run.end { subject.take($0, at: $1) }
      return nil
    } catch {
      return error
    }
  }

  /// The shortest life that still breaks the same invariant.
  public func shrunk(to violation: LifeViolation, fault: Fault? = nil) -> Life {
    var shrinker = Shrinker(self)
    while let shorter = shrinker.next() {
      shrinker.tried(shorter, stillBreaks: shorter.violation(fault: fault)?.invariant == violation.invariant)
    }
    return shrinker.shortest
  }
}

extension LifeRun {
  /// Plays a step with a subject that answers at once.
  public mutating func play(
    _ step: LifeStep, _ subject: (LifeInput, Date) -> [LifeObservation]
  ) throws(LifeViolation) {
    let inputs = inputs(for: step)
    guard case .cut(_, let count) = step, !inputs.isEmpty else {
      for input in inputs { try took(input, subject(input, world.moment)) }
      return
    }
    for input in inputs.dropLast() { try took(input, subject(input, world.moment)) }
    guard let last = inputs.last else { return }
    try tookPart(last, subject(last, world.moment), count: count)
  }

  /// Plays the end of a life.
  mutating func end(_ subject: (LifeInput, Date) -> [LifeObservation]) throws(LifeViolation) {
    var end = LifeEnd()
    while let step = try end.next(in: &self) { try play(step, subject) }
  }
}
