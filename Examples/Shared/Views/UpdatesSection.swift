import SwiftUI
import iLinkKit

/// "Check for Updates…", and the prompt in all its forms.
struct UpdatesSection: View {
  @ObservedObject var model: DemoModel

  var body: some View {
    Section("Updates") {
      Button("Check for Updates\u{2026}") {
        Task { await model.checkForUpdates() }
      }
      Text(model.status)
      ForEach(DemoAction.prompts) { action in
        Button(action.title) { action.run(model.link) }
      }
    }
  }
}
