import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
import Testing
import iLinkKit

extension Living {
  /// What is left after prompts: no window, no alert, no observer, and nobody who waits.
  @Suite @MainActor struct BalanceTests {
    init() { Living.reset() }

    @Test func `after 1 000 prompts with all kinds of ends nothing is left of them`() async {
      let app = AppUnderTest()
      app.link.promptAtLaunch = false
      Kit.launch()
      await app.settle()
      app.link.delegate = nil
      // The first ones may make what is kept for good.
      await prompt(app, times: 200)
      let (census, heap) = (Kit.census, Heap.bytes)
      await prompt(app, times: 1_000)
      #expect(Kit.census == census && app.link.asking.isEmpty && Kit.promptCount == 0)
      // An observer, a task or a continuation takes some hundred.
      let growth = (Heap.bytes - heap) / 1_000
      #expect(growth < 50, "\(growth) bytes of the heap for each prompt")
    }

    private func prompt(_ app: AppUnderTest, times: Int) async {
      for time in 0..<times { await prompt(app, Kit.endings[time % Kit.endings.count]) }
      await app.link.flush()
    }

    private func prompt(_ app: AppUnderTest, _ ending: String) async {
      Kit.prepare(ending)
      app.link.promptForUpdate() as Void
      await app.settle()
      Kit.end(ending, app.link)
      await app.settle()
      app.store.forgetQueries()
      Kit.forget()
    }

    @Test func `who lets iLink go is left with no prompt of it`() async {
      Kit.launch()
      await MainLoop.settle()
      let census = Kit.census
      var links: [Weak<iLink>] = []
      for _ in 1...100 {
        let app = AppUnderTest()
        await app.settle()
        #expect(Kit.promptCount == 1)
        links.append(Weak(app.link))
        // The app's end, with its prompt on screen.
        withExtendedLifetime(app) {}
      }
      for _ in 1...3 { await MainLoop.settle() }
      #expect(links.count == 100 && links.allSatisfy { $0.value == nil })
      #expect(Kit.census == census && Kit.promptCount == 0)
    }
  }
}
