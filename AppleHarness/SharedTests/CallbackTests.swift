import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
import Testing
import iLinkClient
import iLinkCore
import iLinkKit

extension Living {
  /// The nine calls of the delegate, through the adapters of this platform.
  @Suite @MainActor struct CallbackTests {
    init() { Living.reset() }

    @Test(arguments: [("Update", ["attempted", "opened"]), ("Remind Me Later", ["later"]), ("Not Now", ["declined"])])
    func `each button is told, after what led to the prompt`(label: String, calls: [String]) async {
      let app = AppUnderTest()
      Kit.launch()
      await app.settle()
      #expect(app.delegate.calls == ["found", "should prompt", "prompted"])
      #expect(Kit.answer(label))
      await app.settle()
      #expect(app.delegate.calls == ["found", "should prompt", "prompted"] + calls)
      #expect(Kit.prompt == nil && Kit.promptCount == 0)
    }

    @Test func `an app that says no is asked once, and nothing is shown`() async {
      let app = AppUnderTest()
      app.delegate.says = false
      Kit.launch()
      await app.settle()
      #expect(app.delegate.calls == ["found", "should prompt"])
      #expect(Kit.prompt == nil)
    }

    @Test func `a lookup that fails is told with its error`() async {
      let app = AppUnderTest()
      app.store.fails()
      Kit.launch()
      await app.settle()
      #expect(app.delegate.calls == ["could not connect"])
      #expect(app.delegate.errors.first is LookupError)
    }

    @Test func `the first launch of another version is told`() async {
      let app = AppUnderTest(
        store: "1.0", history: .memory(StoredHistory(["iLinkLastVersionUsed": .text("0.9")])))
      Kit.launch()
      await app.settle()
      #expect(app.delegate.calls == ["detected update", "found"])
    }

    /// B101: the tap is never lost, and ends in one page or one error.
    @Test(arguments: [(true, "opened"), (false, "could not connect")])
    func `a page that is asked for before its number is known opens after the lookup`(
      opens: Bool, call: String
    ) async {
      let app = AppUnderTest(store: "1.0")
      app.store.hold()
      Kit.launch()
      if !opens { Kit.desk.open(schemes: []) }
      app.link.openRatingsPage()
      await app.settle()
      #expect(app.delegate.calls.isEmpty && Kit.desk.asked.isEmpty)
      app.store.release()
      await app.settle()
      #expect(app.delegate.calls == ["found", call])
      #expect((app.delegate.errors.first as? StoreFailure) == (opens ? nil : .pageNotOpened(.review)))
    }

    @Test func `the application's own delegate hears everything while none is set`() async {
      let app = AppUnderTest()
      app.link.delegate = nil
      let delegate = ListeningApplication()
      Kit.launch(delegate: delegate)
      await app.settle()
      #expect(delegate.calls == ["found", "prompted"])
      #expect(app.delegate.calls.isEmpty)
    }
  }
}

private final class ListeningApplication: Kit.Application, iLinkDelegate {
  var calls: [String] = []
  func iLinkDidFindiTunesInfo() { calls.append("found") }
  func iLinkDidPromptForUpdate() { calls.append("prompted") }
}
