import AppKit
import iLinkKit

/// A checkbox or a field for each setting.
final class SettingsView: RowsView {
  private let settings: SettingsModel

  init(settings: SettingsModel) {
    self.settings = settings
    super.init()
    for section in SettingSection.all {
      addTitle(section.title)
      for row in section.rows { add(row) }
    }
  }

  private func add(_ row: SettingRow) {
    switch row.control {
    case .toggle(let setting):
      addCheckbox(row.name, isOn: setting.get(settings.link)) { [settings] in settings.set(setting, of: row, to: $0) }
    case .number(let setting):
      addText(row.name)
      addField("\(setting.get(settings.link))", placeholder: "0") { [settings] text in
        if let number = Double(text), number >= 0 { settings.set(setting, of: row, to: number) }
      }
    case .text(let setting):
      addText(row.name)
      addField(settings.typedText(of: row), placeholder: setting.get(settings.link)) { [settings] text in
        settings.set(setting, of: row, to: text)
      }
    }
    addText(row.hint)
  }
}
