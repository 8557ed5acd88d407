import SwiftUI
import iLinkKit

@main struct DemoApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @StateObject private var model = DemoModel(.shared)

  init() {
    // Using iLink once starts it. What is set here counts from the first decision on.
    Demo.settings.restore()
    BackgroundRefresh.register()
  }

  var body: some Scene {
    WindowGroup {
      ContentView(model: model, settings: Demo.settings)
        // Shows the prompts as an alert of this view. Without it iLink shows them in a window of its own.
        .updatePrompt()
    }
  }
}
