import Rehearsal
import Testing

extension Living {
  @Suite @MainActor struct ForcedLifeTests {
    init() { Living.reset() }

    /// Another seed, or more of them: `ILINK_SEED=7 ILINK_SEQUENCES=100000`.
    @Test func `a forced prompt is on screen whenever the app is in use, whatever happens to its windows`() async {
      let fault = await Sequences(seed: Settings.seed, draw: ForcedStep.draw)
        .firstFault(in: Settings.sequences) { await ForcedLife.play($0) }
      if let fault { Issue.record("\(fault)") }
    }
  }
}
