import SwiftUI
import iLinkKit

/// What iLink remembers on this device; forgetting it, and sending it with a bug report.
struct RememberedSection: View {
  @ObservedObject var model: DemoModel
  @State private var state = ""

  var body: some View {
    Section("Remembered") {
      ForEach(Remembered.lines(of: model.link)) { line in
        HStack {
          Text(line.name)
          Spacer()
          Text(line.value).foregroundStyle(.secondary)
        }
      }
      ForEach(DemoAction.history) { action in
        Button(action.title) { action.run(model.link) }
      }
      Button("Export the state") { state = model.link.exportState() }
      if !state.isEmpty { Text(state).font(.caption).textSelection(.enabled) }
    }
  }
}
