@_spi(Stage) import FoundationStandIns
import Testing
@_spi(Stage) import UIKit
import iLinkKit

extension Living {
  @Suite @MainActor struct TableDemoTests {
    init() {
      Living.reset()
      Stage.launch()
    }

    @Test func `the UIKit demo's rows do what they say`() async throws {
      let world = DemoWorld()
      let demo = DemoViewController(model: world.model, settings: world.settings)
      demo.loadViewIfNeeded()
      try select("Check for Updates\u{2026}", in: demo)
      await settle { row("Check for Updates\u{2026}", in: demo)?.detail == "Version 2.0 is there." }
      #expect(row("Check for Updates\u{2026}", in: demo)?.detail == "Version 2.0 is there.")
      #expect(demo.navigationItem.rightBarButtonItem?.title == "Settings (2.0 is there)")
      #expect(
        DemoLink.all.map { row($0.title, in: demo)?.detail } == [
          "https://apps.apple.com/app/id1130498044", "https://apps.apple.com/app/id1130498044?action=write-review",
          "https://apps.apple.com/developer/id284417353",
        ])
      try select("Write a review", in: demo)
      await settle { !Stage.desk.opened.isEmpty }
      #expect(
        Stage.desk.opened.map(\.absoluteString) == ["itms-apps://apps.apple.com/app/id1130498044?action=write-review"])
    }

    @Test func `its cells show their rows`() throws {
      let world = DemoWorld()
      let demo = DemoViewController(model: world.model, settings: world.settings)
      demo.loadViewIfNeeded()
      for (section, rows) in demo.sections.enumerated() {
        #expect(demo.tableView(demo.tableView, titleForHeaderInSection: section) == rows.title)
        for row in rows.rows.indices {
          let cell = demo.tableView(demo.tableView, cellForRowAt: IndexPath(row: row, section: section))
          let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
          #expect(content.text == rows.rows[row].title)
        }
      }
    }

    @Test func `its settings screen has a control for each setting, and they work`() throws {
      let world = DemoWorld()
      let demo = DemoViewController(model: world.model, settings: world.settings)
      let navigation = UINavigationController(rootViewController: demo)
      try #require(demo.navigationItem.rightBarButtonItem?.primaryAction).perform()
      let screen = try #require(navigation.topViewController as? SettingsViewController)
      #expect(screen.sections.flatMap(\.rows).allSatisfy { $0.control is UIControl })

      let toggle = try #require(row("previewMode", in: screen)?.control as? UISwitch)
      toggle.isOn = true
      toggle.sendActions(for: .valueChanged)
      #expect(world.link.previewMode)

      let stepper = try #require(row("remindPeriod: 1", in: screen)?.control as? UIStepper)
      stepper.value = 4
      stepper.sendActions(for: .valueChanged)
      #expect(world.link.remindPeriod == 4 && row("remindPeriod: 4", in: screen) != nil)

      let field = try #require(row("appStoreCountry", in: screen)?.control as? UITextField)
      #expect(field.placeholder == "de")
      field.text = "fr"
      field.sendActions(for: .editingDidEnd)
      #expect(world.link.appStoreCountry == "fr")
    }

    private func row(_ title: String, in screen: RowsViewController) -> TableRow? {
      screen.sections.flatMap(\.rows).first { $0.title == title }
    }

    private func select(_ title: String, in screen: RowsViewController) throws {
      for (section, rows) in screen.sections.enumerated() {
        guard let row = rows.rows.firstIndex(where: { $0.title == title }) else { continue }
        return screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: row, section: section))
      }
      Issue.record("there is no row \(title)")
    }
  }
}
