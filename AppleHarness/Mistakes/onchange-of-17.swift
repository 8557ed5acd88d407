// lane: compile
// on: ios
// says: is only available in iOS 17.0 or newer
import SwiftUI

struct Watches: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    EmptyView()
      .onAppear {}
      .onChange(of: phase) { _, _ in }  // mistake
  }
}
