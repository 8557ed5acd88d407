import SwiftUI
import iLinkKit

struct ContentView: View {
  @ObservedObject var model: DemoModel
  @ObservedObject var settings: SettingsModel
  // There inside of `.updatePrompt()`.
  @Environment(\.availableUpdate) private var update

  var body: some View {
    Navigation {
      List {
        Section {
          NavigationLink("Settings") { SettingsForm(settings: settings).navigationTitle("Settings") }
            .badge(update.map { Text("Version \($0.versionText)") })
        }
        LinksSection(model: model)
        UpdatesSection(model: model)
        DecisionSection(model: model)
        EventsSection(model: model)
        RememberedSection(model: model)
      }
      .navigationTitle("iLink")
    }
  }
}
