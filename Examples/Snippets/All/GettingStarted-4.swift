import SwiftUI
import iLinkKit

struct SettingsRow: View {
  @Environment(\.availableUpdate) private var update

  var body: some View {
    Text("Settings").badge(update.map { Text("Version \($0.versionText)") })
  }
}
