import SwiftUI

struct ContentView: View {
  @ObservedObject var model: DemoModel

  var body: some View {
    List {
      if let version = model.newVersion { Text("Version \(version) is there.") }
      LinksSection(model: model)
      UpdatesSection(model: model)
      DecisionSection(model: model)
      EventsSection(model: model)
      RememberedSection(model: model)
    }
    .frame(minWidth: 480, minHeight: 480)
  }
}
