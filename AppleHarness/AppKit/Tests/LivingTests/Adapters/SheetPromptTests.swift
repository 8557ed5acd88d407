@_spi(Stage) import AppKit
import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
import Testing
import iLinkCore
import iLinkKit

extension Living {
  /// The prompt as a sheet on the main window, or in a window of its own.
  @Suite @MainActor struct SheetPromptTests {
    init() { Living.reset() }

    private func launch(windows: Int = 1, forced: Bool = true, waits: Bool = true) async -> AppUnderTest {
      let app = AppUnderTest()
      app.link.aggressiveUpdatePrompt = forced
      app.link.onlyPromptIfMainWindowIsAvailable = waits
      Stage.launch(windows: windows)
      await app.settle()
      return app
    }

    /// What a modal prompt is answered with, one after the other; none may come that was not expected.
    private func answerModalPrompts(
      _ answers: [String], from modals: Modals, meanwhile: @escaping @MainActor () -> Void = {}
    ) {
      modals.answers = answers
      Stage.whileModal { window in
        modals.count += 1
        meanwhile()
        guard !modals.answers.isEmpty else { return .abort }
        #expect(Stage.click(modals.answers.removeFirst()))
        return nil
      }
    }

    @Test func `the prompt is a sheet on the main window`() async throws {
      let app = await launch(windows: 2)
      let main = try #require(NSApplication.shared.mainWindow)
      #expect(main.attachedSheet === Stage.alert?.window)
      #expect(Stage.alert?.alertStyle == .informational && Stage.sheetAlerts.count == 1)
      withExtendedLifetime(app) {}
    }

    /// Trap 27: the values go by the order of the buttons, from 1000.
    @Test(arguments: [("\r", "attempted"), ("Remind Me Later", "later"), ("Not Now", "declined")])
    func `each button means what it says, and Return means Update`(button: String, call: String) async {
      let app = await launch(forced: false)
      let isHeard = button == "\r" ? Stage.press(button) : Stage.click(button)
      #expect(isHeard)
      await app.settle()
      #expect(app.delegate.calls.contains(call) && Stage.sheetAlerts.isEmpty)
    }

    @Test func `a sheet that is ended from outside is no answer`() async {
      let app = await launch(forced: false)
      Kit.dismissPrompt()
      await app.settle()
      #expect(app.delegate.calls == ["found", "should prompt", "prompted"])
      #expect(app.link.lastReminded == nil && !app.link.declinedAnyVersion)
      Stage.deactivate()
      Stage.activate()
      await app.settle()
      #expect(Stage.alert != nil)
    }

    /// Trap 28: such a sheet would never be seen.
    @Test(arguments: ["no window", "in the Dock", "ordered out", "another sheet"])
    func `a polite prompt waits until a window can show it`(what: String) async throws {
      let app = AppUnderTest()
      app.store.hold()
      Stage.launch(windows: what == "no window" ? 0 : 1)
      await app.settle()
      let window = NSApplication.shared.mainWindow
      let other = NSAlert()
      switch what {
      case "in the Dock": window?.miniaturize(nil)
      case "ordered out": window?.orderOut(nil)
      case "another sheet": if let window { other.beginSheetModal(for: window) { _ in } }
      default: break
      }
      app.store.release()
      await app.settle()
      #expect(!Stage.sheetAlerts.contains { $0 !== other })
      #expect(app.delegate.calls.last == "prompted")
      switch what {
      case "in the Dock": window?.deminiaturize(nil)
      case "ordered out": window?.makeKeyAndOrderFront(nil)
      case "another sheet": window?.endSheet(other.window)
      default: Stage.openWindow()
      }
      await app.settle()
      #expect(Stage.alert?.messageText == "Update Example")
    }

    @Test func `a prompt that waits is given up when the facts change`() async {
      let app = await launch(windows: 0, forced: false)
      app.link.globalPromptForUpdate = false
      await app.settle()
      Stage.openWindow()
      await app.settle()
      #expect(Stage.sheetAlerts.isEmpty)
    }

    /// B94.
    @Test(arguments: [(false, false), (true, true), (true, false)])
    func `without a window a prompt is modal if it is forced or the app wants that`(forced: Bool, waits: Bool) async {
      let modals = Modals()
      answerModalPrompts(["Update"], from: modals) {
        #expect(NSApplication.shared.modalWindow != nil && Stage.alert?.messageText == "Update Example")
        // The store comes to the front.
        Stage.deactivate()
      }
      let app = await launch(windows: 0, forced: forced, waits: waits)
      #expect(modals.count == 1)
      #expect(WorkspaceStage.desk.opened.count == 1)
      #expect(app.delegate.calls.last(where: { $0 != "prompted" }) == "opened")
    }

    /// A menu-bar app.
    @Test func `an app without windows is asked again each time that it is in use, if it is forced`() async {
      let modals = Modals()
      answerModalPrompts(Array(repeating: "Update", count: 3), from: modals) { Stage.deactivate() }
      let app = await launch(windows: 0)
      for count in 1...3 {
        #expect(modals.count == count && Stage.alert == nil)
        if count < 3 { Stage.activate() }
        await app.settle()
      }
    }

    @Test(arguments: [true, false]) func `a forced sheet lets the app quit`(forced: Bool) async {
      let app = await launch(forced: forced)
      #expect(Stage.alert != nil)
      #expect(Stage.terminate() && Stage.hasTerminated)
      withExtendedLifetime(app) {}
    }

    @Test func `a forced prompt in a window of its own lets the app quit`() async {
      let modals = Modals()
      Stage.whileModal { _ in
        modals.count += 1
        #expect(Stage.terminate())
        return nil
      }
      let app = await launch(windows: 0)
      #expect(modals.count == 1 && Stage.hasTerminated)
      withExtendedLifetime(app) {}
    }

    @Test(arguments: ["closed", "put into the Dock", "ordered out"])
    func `a sheet whose window goes moves to the next window, forced or not`(way: String) async throws {
      for forced in [true, false] {
        Living.reset()
        let app = await launch(windows: 2, forced: forced)
        let first = try #require(NSApplication.shared.mainWindow)
        let second = try #require(NSApplication.shared.windows.first { $0 !== first && !($0 is NSPanel) })
        leave(first, way)
        second.makeMain()
        await app.settle()
        #expect(second.attachedSheet != nil && Stage.alert?.buttons.count == (forced ? 1 : 3))
        #expect(Stage.sheetAlerts.count == 1)
      }
    }

    @Test(arguments: ["closed", "put into the Dock", "ordered out"])
    func `a forced sheet whose window was the last goes on without one`(way: String) async throws {
      let app = await launch()
      let modals = Modals()
      answerModalPrompts(["Update"], from: modals) { Stage.deactivate() }
      leave(try #require(NSApplication.shared.mainWindow), way)
      await app.settle()
      #expect(modals.count == 1 && WorkspaceStage.desk.opened.count == 1)
      withExtendedLifetime(app) {}
    }

    private func leave(_ window: NSWindow, _ way: String) {
      switch way {
      case "closed": Stage.closeWindow(window)
      case "ordered out": window.orderOut(nil)
      default: window.miniaturize(nil)
      }
    }

    /// B76, trap 12: the workspace answers on a queue in the background. B107: one call, no second try, no waiting.
    @Test(arguments: [true, false]) func `the store is opened by one call, and a forced sheet is back`(opens: Bool)
      async
    {
      let app = await launch()
      if !opens { WorkspaceStage.desk.open(schemes: []) }
      for count in 1...3 {
        #expect(Stage.click("Update"))
        await app.settle()
        #expect(WorkspaceStage.desk.asked.count == count * (opens ? 1 : 2))
        #expect(Stage.alert?.buttons.count == 1)
      }
      #expect(WorkspaceStage.desk.asked.first?.absoluteString == "macappstore://apps.apple.com/app/id123456789")
    }
  }
}

/// What was asked in windows of their own.
@MainActor private final class Modals {
  var count = 0
  var answers: [String] = []
}
