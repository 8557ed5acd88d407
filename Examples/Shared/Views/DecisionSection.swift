import SwiftUI

/// The last decision with its trace: which rule let it pass, which stopped it, with the values used.
struct DecisionSection: View {
  @ObservedObject var model: DemoModel

  var body: some View {
    Section("Last decision") {
      Text(model.decision).font(.caption).textSelection(.enabled)
    }
  }
}
