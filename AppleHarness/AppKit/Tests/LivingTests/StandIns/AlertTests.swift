@_spi(Stage) import AppKit
@_spi(Stage) import FoundationStandIns
import Testing

extension Living {
  @Suite @MainActor struct AlertTests {
    init() { Living.reset() }

    private func alert(_ titles: String...) -> NSAlert {
      let alert = NSAlert()
      alert.messageText = "Update"
      for title in titles { alert.addButton(withTitle: title) }
      return alert
    }

    @Test func `the value of a button is its place, and a tag of its own takes that place`() async {
      Stage.launch()
      let window = Stage.openWindow()
      var answers: [NSApplication.ModalResponse] = []
      for title in ["Now", "Later", "No", "Never"] {
        let alert = alert("Now", "Later", "No", "Never")
        alert.buttons[3].tag = 7
        alert.beginSheetModal(for: window) { answers.append($0) }
        #expect(Stage.click(title))
        await MainLoop.settle()
      }
      #expect(
        answers == [.alertFirstButtonReturn, .alertSecondButtonReturn, .alertThirdButtonReturn, .init(rawValue: 7)])
    }

    @Test func `Return is the first button, Escape the one called Cancel, and without buttons there is OK`() async {
      Stage.launch()
      let window = Stage.openWindow()
      var answers: [NSApplication.ModalResponse] = []
      for key in ["\r", "\u{1b}"] {
        alert("Now", "Cancel").beginSheetModal(for: window) { answers.append($0) }
        #expect(Stage.press(key))
        await MainLoop.settle()
      }
      #expect(answers == [.alertFirstButtonReturn, .alertSecondButtonReturn])
      alert().beginSheetModal(for: window) { _ in }
      #expect(Stage.click("OK"))
    }

    @Test func `a second sheet waits behind the first`() async {
      Stage.launch()
      let window = Stage.openWindow()
      let first = alert("One")
      let second = alert("Two")
      first.beginSheetModal(for: window) { _ in }
      second.beginSheetModal(for: window) { _ in }
      #expect(window.sheets.count == 2 && window.attachedSheet === first.window)
      #expect(Stage.alert === first && !second.window.isVisible)
      #expect(Stage.click("One"))
      #expect(Stage.alert === second && second.window.isVisible)
    }

    @Test(arguments: ["miniaturized", "ordered out"])
    func `the sheet of a window that nobody sees is seen by nobody`(state: String) {
      Stage.launch()
      let window = Stage.openWindow()
      if state == "miniaturized" { window.miniaturize(nil) } else { window.orderOut(nil) }
      alert("Now").beginSheetModal(for: window) { _ in }
      #expect(Stage.alert == nil && Stage.sheetAlerts.count == 1)
      #expect(!Stage.click("Now"))
    }

    @Test func `a sheet that is ended from outside answers with another value`() async {
      Stage.launch()
      let window = Stage.openWindow()
      let alert = alert("Now")
      var answers: [NSApplication.ModalResponse] = []
      alert.beginSheetModal(for: window) { answers.append($0) }
      window.endSheet(alert.window)
      await MainLoop.settle()
      #expect(answers == [.stop])
    }

    @Test(arguments: [false, true])
    func `a window that closes under its sheet takes it along`(tells: Bool) async {
      Stage.launch(windows: 0)
      Stage.tellsSheetsOfClosedWindows = tells
      let window = Stage.openWindow()
      var answers: [NSApplication.ModalResponse] = []
      alert("Now").beginSheetModal(for: window) { answers.append($0) }
      Stage.closeWindow(window)
      await MainLoop.settle()
      #expect(Stage.sheetAlerts.isEmpty)
      #expect(answers == (tells ? [.abort] : []))
    }

    @Test func `an alert lives as long as its sheet, and no longer`() async {
      Stage.launch()
      let window = Stage.openWindow()
      alert("Now").beginSheetModal(for: window) { _ in }
      #expect(Census.alive(NSAlert.self) == 1)
      Stage.click("Now")
      await MainLoop.settle()
      #expect(Census.alive(NSAlert.self) == 0)
    }

    @Test func `a modal alert needs no window, and what is clicked meanwhile is its answer`() {
      Stage.launch(windows: 0)
      Stage.whileModal { window in
        #expect(NSApplication.shared.modalWindow === window && window.isVisible)
        #expect(Stage.click("Later"))
        return nil
      }
      #expect(alert("Now", "Later").runModal() == .alertSecondButtonReturn)
      #expect(NSApplication.shared.modalWindow == nil)
    }

    @Test func `no task of the main actor runs while a modal alert is up`() async {
      Stage.launch()
      var order: [String] = []
      Task { order.append("task") }
      Stage.whileModal { _ in
        order.append("modal")
        return .alertFirstButtonReturn
      }
      alert("Now").runModal()
      order.append("answered")
      await MainLoop.settle()
      #expect(order == ["modal", "answered", "task"])
    }

    @Test func `a modal alert that no test expected would block for ever`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Stage.launch()
          NSAlert().runModal()
        }
      }
      expectException(result, "would block the main thread for ever")
    }
  }
}
