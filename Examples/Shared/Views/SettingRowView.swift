import SwiftUI
import iLinkKit

/// One setting: what it is called, what it does, and its control.
struct SettingRowView: View {
  @ObservedObject var settings: SettingsModel
  let row: SettingRow

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      switch row.control {
      case .toggle(let setting):
        Toggle(row.name, isOn: binding(setting))
      case .number(let setting):
        Stepper(value: binding(setting), in: 0...365) {
          Text("\(row.name): \(setting.get(settings.link).formatted())")
        }
      case .text(let setting):
        Text(row.name)
        TextField(row.name, text: typedText(setting), prompt: Text(setting.get(settings.link))).labelsHidden()
      }
      Text(row.hint).font(.caption).foregroundStyle(.secondary)
    }
  }

  private func binding<Value>(_ setting: Setting<Value>) -> Binding<Value> {
    Binding(get: { setting.get(settings.link) }, set: { settings.set(setting, of: row, to: $0) })
  }

  /// The field holds what was typed; what is in effect stands behind it while it is empty.
  private func typedText(_ setting: Setting<String>) -> Binding<String> {
    Binding(get: { settings.typedText(of: row) }, set: { settings.set(setting, of: row, to: $0) })
  }
}
