import SwiftUI
import iLinkKit

@main struct ExampleApp: App {
  init() {
    iLink.shared.remindPeriod = 2  // days after "remind me later"
  }

  var body: some Scene {
    WindowGroup {
      Text("Hello").updatePrompt()
    }
  }
}
