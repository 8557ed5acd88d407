import SwiftUI

/// What iLink has told, the newest first.
struct EventsSection: View {
  @ObservedObject var model: DemoModel

  var body: some View {
    Section("Events") {
      ForEach(model.events) { line in Text(line.text).font(.caption) }
    }
  }
}
