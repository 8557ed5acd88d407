import iLinkKit

/// A row of the demos' settings: a setting under its name in iLink, and the control that fits it.
@MainActor struct SettingRow: Identifiable {
  /// How to show a setting.
  enum Control {
    case toggle(Setting<Bool>)
    case number(Setting<Double>)
    case text(Setting<String>)
  }

  let name: String
  let hint: String
  let control: Control

  nonisolated var id: String { name }

  static func toggle(_ name: String, _ setting: Setting<Bool>, _ hint: String) -> SettingRow {
    SettingRow(name: name, hint: hint, control: .toggle(setting))
  }

  static func number(_ name: String, _ setting: Setting<Double>, _ hint: String) -> SettingRow {
    SettingRow(name: name, hint: hint, control: .number(setting))
  }

  static func text(_ name: String, _ setting: Setting<String>, _ hint: String) -> SettingRow {
    SettingRow(name: name, hint: hint, control: .text(setting))
  }
}
