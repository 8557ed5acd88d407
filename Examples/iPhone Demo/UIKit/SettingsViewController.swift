import UIKit
import iLinkKit

/// A switch, a stepper or a field for each setting.
final class SettingsViewController: RowsViewController {
  private let settings: SettingsModel

  init(settings: SettingsModel) {
    self.settings = settings
    super.init(title: "Settings")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    sections = SettingSection.all.map { section in
      TableSection(title: section.title, rows: section.rows.map(tableRow))
    }
  }

  private func tableRow(_ row: SettingRow) -> TableRow {
    switch row.control {
    case .toggle(let setting):
      TableRow(title: row.name, detail: row.hint, control: toggle(setting, of: row))
    case .number(let setting):
      TableRow(
        title: "\(row.name): \(setting.get(settings.link).formatted())", detail: row.hint,
        control: stepper(setting, of: row))
    case .text(let setting):
      TableRow(title: row.name, detail: row.hint, control: field(setting, of: row))
    }
  }

  private func toggle(_ setting: Setting<Bool>, of row: SettingRow) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = setting.get(settings.link)
    let action = UIAction { [settings, weak toggle] _ in
      if let toggle { settings.set(setting, of: row, to: toggle.isOn) }
    }
    toggle.addAction(action, for: .valueChanged)
    return toggle
  }

  private func stepper(_ setting: Setting<Double>, of row: SettingRow) -> UIStepper {
    let stepper = UIStepper()
    stepper.maximumValue = 365
    stepper.value = setting.get(settings.link)
    let action = UIAction { [weak self, weak stepper] _ in
      guard let self, let stepper else { return }
      settings.set(setting, of: row, to: stepper.value)
      show()
    }
    stepper.addAction(action, for: .valueChanged)
    return stepper
  }

  /// The field holds what was typed; what is in effect stands behind it while it is empty.
  private func field(_ setting: Setting<String>, of row: SettingRow) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
    field.text = settings.typedText(of: row)
    field.placeholder = setting.get(settings.link)
    field.textAlignment = .right
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    let action = UIAction { [settings, weak field] _ in
      settings.set(setting, of: row, to: field?.text ?? "")
    }
    field.addAction(action, for: .editingDidEnd)
    return field
  }
}
