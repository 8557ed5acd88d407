import UIKit
import iLinkKit

/// All that iLink does for an app, as rows to tap.
final class DemoViewController: RowsViewController {
  private let model: DemoModel
  private let settings: SettingsModel

  init(model: DemoModel, settings: SettingsModel) {
    self.model = model
    self.settings = settings
    super.init(title: "iLink")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings", primaryAction: UIAction { [weak self] _ in self?.showSettings() })
    model.onChange = { [weak self] in self?.show() }
    show()
  }

  private func showSettings() {
    navigationController?.pushViewController(SettingsViewController(settings: settings), animated: true)
  }

  private func show() {
    let version = model.newVersion
    navigationItem.rightBarButtonItem?.title = version.map { "Settings (\($0) is there)" } ?? "Settings"
    sections = [links, updates, decision, events, remembered]
  }

  private func rows(_ actions: [DemoAction]) -> [TableRow] {
    actions.map { [link = model.link] action in TableRow(title: action.title) { action.run(link) } }
  }

  private var links: TableSection {
    let opening = TableRow(title: "Write a review, and say whether it opened") { [model] in
      Task { await model.open(.review) }
    }
    let sharing = DemoLink.all.map { [link = model.link] row in
      TableRow(title: row.title, detail: row.url(link)?.absoluteString ?? "Not found yet") { [weak self] in
        self?.share(row.url(link))
      }
    }
    return TableSection(title: "Links", rows: rows(DemoAction.links) + [opening] + sharing)
  }

  private var updates: TableSection {
    let check = TableRow(title: "Check for Updates\u{2026}", detail: model.status) { [model] in
      Task { await model.checkForUpdates() }
    }
    return TableSection(title: "Updates", rows: [check] + rows(DemoAction.prompts))
  }

  private var decision: TableSection {
    TableSection(title: "Last decision", rows: [TableRow(title: "", detail: model.decision)])
  }

  private var events: TableSection {
    TableSection(title: "Events", rows: model.events.map { TableRow(title: "", detail: $0.text) })
  }

  private var remembered: TableSection {
    let lines = Remembered.lines(of: model.link).map { TableRow(title: $0.name, detail: $0.value) }
    let export = TableRow(title: "Export the state") { [weak self] in self?.share(self?.model.link.exportState()) }
    return TableSection(title: "Remembered", rows: lines + rows(DemoAction.history) + [export])
  }

  private func share(_ item: Any?) {
    guard let item else { return }
    let sheet = UIActivityViewController(activityItems: [item], applicationActivities: nil)
    // On an iPad the sheet is a popover, and wants to know where.
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }
}
