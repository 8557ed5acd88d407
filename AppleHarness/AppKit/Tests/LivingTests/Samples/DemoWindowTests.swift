@_spi(Stage) import AppKit
@_spi(Stage) import FoundationStandIns
@_spi(Stage) import SwiftUI
import Testing
import iLinkKit

extension Living {
  @Suite @MainActor struct DemoWindowTests {
    init() {
      Living.reset()
      Stage.launch(windows: 0)
    }

    @Test func `at the first launch the prompt is a sheet on the demo's window, and every button closes it`() async {
      let world = DemoWorld(asksAtLaunch: true)
      world.settings.restore()
      let windows = DemoWindows(model: world.model, settings: world.settings)
      windows.openDemo()
      await settle { Stage.alert != nil }
      #expect(Stage.alert != nil && window("iLink")?.attachedSheet === Stage.alert?.window)
      #expect(Stage.alert?.buttons.count == 3)
      #expect(Stage.click(Stage.alert?.buttons.last?.title ?? ""))
      await settle { Stage.alert == nil }
      #expect(Stage.alert == nil && !world.link.declinedAnyVersion)
    }

    @Test func `without a window, and with the setting off, the prompt is a window of its own`() async {
      let world = DemoWorld(asksAtLaunch: true)
      world.settings.restore()
      world.link.onlyPromptIfMainWindowIsAvailable = false
      var buttons: [String] = []
      Stage.whileModal { _ in
        buttons = Stage.alert?.buttons.map(\.title) ?? []
        return .alertThirdButtonReturn
      }
      await settle { !buttons.isEmpty }
      #expect(buttons.count == 3)
    }

    @Test func `its buttons do what they say, and what came of it is shown`() async throws {
      let world = DemoWorld()
      let windows = DemoWindows(model: world.model, settings: world.settings)
      world.model.onChange = { windows.show() }
      // The windows hold the model.
      defer { world.model.onChange = {} }
      windows.openDemo()
      let titles = controls("iLink").compactMap { ($0 as? NSButton)?.title }
      for action in DemoAction.links + DemoAction.prompts + DemoAction.history {
        #expect(titles.contains(action.title))
      }
      try button("Check for Updates\u{2026}", in: "iLink").use()
      await settle { controls("iLink").filter { $0.stringValue == "Version 2.0 is there." }.count == 2 }
      let texts = controls("iLink").map(\.stringValue)
      // Once as a badge, and once as the answer.
      #expect(texts.filter { $0 == "Version 2.0 is there." }.count == 2)
      #expect(texts.contains("Found version 2.0 in DE"))
      try button("Write a review", in: "iLink").use()
      await settle { !WorkspaceStage.desk.opened.isEmpty }
      #expect(
        WorkspaceStage.desk.opened.map(\.absoluteString) == [
          "macappstore://apps.apple.com/app/id1130498044?action=write-review"
        ])
    }

    @Test func `its settings have a control for each setting, and they work`() throws {
      let world = DemoWorld()
      let windows = DemoWindows(model: world.model, settings: world.settings)
      windows.openSettings()
      let used = controls("Settings").filter { $0.target != nil }
      #expect(used.count == SettingSection.all.flatMap(\.rows).count)

      let box = try button("onlyPromptIfMainWindowIsAvailable", in: "Settings")
      #expect(box.state == .on)
      box.state = .off
      box.use()
      #expect(!world.link.onlyPromptIfMainWindowIsAvailable)

      let fields = used.compactMap { $0 as? NSTextField }
      let country = try #require(fields.first { $0.placeholderString == "de" })
      country.stringValue = "fr"
      country.use()
      #expect(world.link.appStoreCountry == "fr")
    }

    @Test func `Check for Updates… in the menu answers in every case`() async throws {
      for (store, words, isThere) in [
        ("2.0", "Version 2.0 is there.", true), ("1.0", "This is the newest version.", false),
      ] {
        let world = DemoWorld(store: store)
        let windows = DemoWindows(model: world.model, settings: world.settings)
        let menu = MainMenu.make(model: world.model, windows: windows)
        let item = try #require(menu.items.first?.submenu?.items.first { $0.title.hasPrefix("Check") })
        var said = ""
        Stage.whileModal { _ in
          said = Stage.alert?.messageText ?? ""
          return Stage.alert?.buttons.count == 2 ? .alertSecondButtonReturn : .alertFirstButtonReturn
        }
        item.choose()
        await settle { !said.isEmpty && WorkspaceStage.desk.opened.isEmpty != isThere }
        #expect(said == words)
        #expect(WorkspaceStage.desk.opened.isEmpty != isThere)
        WorkspaceStage.reset()
      }
    }

    @Test func `the item in the menu bar says when there is something newer`() async throws {
      let world = DemoWorld()
      let item = MenuBarItem(world.model)
      world.model.onChange = { item.show() }
      // The item holds the model.
      defer { world.model.onChange = {} }
      let shown = try #require(NSStatusBar.lastItem)
      #expect(shown.button?.title == "iLink")
      await world.model.checkForUpdates()
      await settle { shown.button?.title != "iLink" }
      #expect(shown.button?.title == "iLink: 2.0 is there")
      shown.menu?.items.first { $0.title == "Open the App Store" }?.choose()
      await settle { !WorkspaceStage.desk.opened.isEmpty }
      #expect(WorkspaceStage.desk.opened.count == 1)
    }

    @Test func `the SwiftUI variant's window says what there is`() async {
      let world = DemoWorld()
      let host = Host(ContentView(model: world.model))
      #expect(host.tap("Check for Updates\u{2026}"))
      await settle { host.texts.filter { $0 == "Version 2.0 is there." }.count == 2 }
      #expect(host.texts.filter { $0 == "Version 2.0 is there." }.count == 2)
      #expect(host.tap("Open the developer's page"))
      await settle { !WorkspaceStage.desk.opened.isEmpty }
      #expect(
        WorkspaceStage.desk.opened.map(\.absoluteString) == ["macappstore://apps.apple.com/developer/id284417353"])
    }

    private func window(_ title: String) -> NSWindow? { NSApplication.shared.windows.first { $0.title == title } }

    private func controls(_ window: String) -> [NSControl] {
      let scroll = self.window(window)?.contentView as? NSScrollView
      return (scroll?.documentView as? RowsView)?.arrangedSubviews.compactMap { $0 as? NSControl } ?? []
    }

    private func button(_ title: String, in window: String) throws -> NSButton {
      try #require(controls(window).compactMap { $0 as? NSButton }.first { $0.title == title })
    }
  }
}
