package import LifeModel

/// A life of the class around the flow.
package enum FacadeLife {
  /// Draws a life and lives it, to its end or to the first broken invariant. Kills in the middle of an event's effects
  /// are the flow's alone: the class performs them in one go.
  @MainActor package static func drawn(
    _ random: inout SplitMix, length: Int = LifeRun.usualLength
  ) async -> (life: Life, problem: String?) {
    var run = LifeRun()
    let subject = FacadeSubject()
    defer { subject.end() }
    var steps: [LifeStep] = []
    do {
      for _ in 0..<length {
        var step = run.draw(&random)
        if case .cut(let inner, _) = step { step = inner }
        // The delegate answers at once, so nobody answers later.
        if case .consulted = step { continue }
        steps.append(step)
        try await play(step, &run, subject)
      }
      var end = LifeEnd()
      while let step = try end.next(in: &run) { try await play(step, &run, subject) }
      return (Life(steps), nil)
    } catch {
      return (Life(steps), "\(error)")
    }
  }

  @MainActor private static func play(_ step: LifeStep, _ run: inout LifeRun, _ subject: FacadeSubject) async throws {
    for input in run.inputs(for: step) {
      let seen = try await subject.take(input, at: run.moment)
      try run.took(input, seen)
    }
  }
}
