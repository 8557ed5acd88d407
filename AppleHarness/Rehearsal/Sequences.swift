/// Draws sequences of steps, plays each, and makes the first that breaks as short as it gets.
///
/// Everything follows from the seed: the sequence of a number is drawn from the seed and that number alone.
package struct Sequences<Step: Sendable> {
  private let seed: UInt64
  private let draw: (inout SplitMix) -> Step

  package init(seed: UInt64, draw: @escaping (inout SplitMix) -> Step) {
    self.seed = seed
    self.draw = draw
  }

  /// The steps of a sequence.
  package func steps(of number: Int) -> [Step] {
    var random = SplitMix(seed: seed &+ UInt64(number))
    let length = Int.random(in: 1...24, using: &random)
    return (0..<length).map { _ in draw(&random) }
  }

  /// Plays so many sequences.
  ///
  /// - Parameter play: Plays steps in a new world, and says what is wrong, or `nil`.
  /// - Returns: A report of the first that breaks; `nil` when none does.
  @MainActor package func firstFault(
    in count: Int, play: @MainActor ([Step]) async -> String?
  ) async -> String? {
    for number in 0..<count {
      let drawn = steps(of: number)
      guard let problem = await play(drawn) else { continue }
      let short = await shortest(drawn, play)
      let problemOfShort = await play(short) ?? "nothing: it does not break each time"
      let list = short.map { "  \($0)" }.joined(separator: "\n")
      return
        "Sequence \(number) of seed \(seed), \(drawn.count) steps: \(problem)\nMade short: \(problemOfShort)\n\(list)"
    }
    return nil
  }

  /// Leaves out what can be left out: halves, quarters, … and in the end single steps, until none can.
  @MainActor private func shortest(_ steps: [Step], _ play: @MainActor ([Step]) async -> String?) async -> [Step] {
    var (steps, size) = (steps, max(1, steps.count / 2))
    while true {
      var (start, isShorter) = (0, false)
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if await play(fewer) != nil { (steps, isShorter) = (fewer, true) } else { start += size }
      }
      if size == 1, !isShorter { return steps }
      size = max(1, size / 2)
    }
  }
}
