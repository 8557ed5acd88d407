@_spi(Stage) import AppKit
import Testing

extension Living {
  @Suite @MainActor struct QuittingTests {
    init() { Living.reset() }

    @Test func `an app quits and tells of it`() {
      let delegate = Delegate(reply: .terminateNow)
      Stage.launch(delegate: delegate)
      #expect(Stage.terminate())
      #expect(Stage.hasTerminated && delegate.calls == ["shouldTerminate", "willTerminate"])
    }

    @Test func `the delegate may refuse`() {
      Stage.launch(delegate: Delegate(reply: .terminateCancel))
      #expect(!Stage.terminate())
      #expect(!Stage.hasTerminated)
    }

    @Test(arguments: [false, true]) func `a sheet keeps the app from quitting, unless it says otherwise`(prevents: Bool)
    {
      Stage.launch()
      let alert = NSAlert()
      if !prevents { alert.window.preventsApplicationTerminationWhenModal = false }
      alert.beginSheetModal(for: Stage.openWindow()) { _ in }
      #expect(Stage.terminate() == !prevents)
    }

    @Test(arguments: [false, true]) func `so does a modal alert`(prevents: Bool) {
      Stage.launch(windows: 0)
      let alert = NSAlert()
      if !prevents { alert.window.preventsApplicationTerminationWhenModal = false }
      var hasQuit: Bool?
      Stage.whileModal { _ in
        hasQuit = Stage.terminate()
        return prevents ? .alertFirstButtonReturn : nil
      }
      alert.runModal()
      #expect(hasQuit == !prevents)
    }
  }
}

private final class Delegate: NSObject, NSApplicationDelegate {
  var calls: [String] = []
  private let reply: NSApplication.TerminateReply
  init(reply: NSApplication.TerminateReply) { self.reply = reply }

  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    calls.append("shouldTerminate")
    return reply
  }
  func applicationWillTerminate(_ notification: Notification) { calls.append("willTerminate") }
}
