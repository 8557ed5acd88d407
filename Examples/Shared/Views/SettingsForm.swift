import SwiftUI

/// A switch or a field for each setting.
struct SettingsForm: View {
  @ObservedObject var settings: SettingsModel

  var body: some View {
    Form {
      ForEach(SettingSection.all) { section in
        Section(section.title) {
          ForEach(section.rows) { row in SettingRowView(settings: settings, row: row) }
        }
      }
    }
  }
}
