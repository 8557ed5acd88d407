import SwiftUI
import iLinkKit

/// The prompts are sheets on the main window, or windows of their own: iLink's own, without a line of code. To show them
/// as an alert of a view instead, put `.updatePrompt()` on it.
@main struct DemoApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  init() {
    // Using iLink once starts it. What is set here counts from the first decision on.
    Demo.settings.restore()
  }

  var body: some Scene {
    WindowGroup {
      ContentView(model: delegate.model)
    }
    .commands {
      CommandGroup(after: .appInfo) {
        Button("Check for Updates\u{2026}") { UpdateCheck.run(delegate.model) }
      }
    }
    Settings {
      ScrollView { SettingsForm(settings: Demo.settings).padding() }.frame(width: 480, height: 600)
    }
  }
}
