import iLinkKit

/// A button of the demos, and the line of code behind it.
@MainActor struct DemoAction: Identifiable {
  let title: String
  let run: (iLink) -> Void

  nonisolated var id: String { title }

  init(_ title: String, _ run: @escaping (iLink) -> Void) {
    self.title = title
    self.run = run
  }

  /// Pages in the App Store. While the app's ID is unknown it is looked up first: no tap is lost.
  static let links = [
    DemoAction("Open the app's page") { $0.openAppPage() },
    DemoAction("Write a review") { $0.openRatingsPage() },
    DemoAction("Open the developer's page") { $0.openDeveloperPage() },
    DemoAction("Open another app's page") { $0.openAppPage(of: AppID(497799835)!) },
  ]

  /// Asking, without waiting until iLink does by itself.
  static let prompts = [
    DemoAction("Ask now") { $0.promptForUpdate() },
    DemoAction("Show the prompt to proof-read it") { $0.previewPrompt() },
    DemoAction("Take the prompt away") { $0.dismissPrompt() },
    DemoAction("Check as in the background") { $0.checkForUpdateOnBackground() },
    DemoAction("Log an event") { $0.logEvent(deferPrompt: false) },
    DemoAction("Log an event, do not ask") { $0.logEvent(deferPrompt: true) },
  ]

  /// What is remembered.
  static let history = [
    DemoAction("Decline the store's version") { $0.declinedThisVersion = true },
    DemoAction("Forget that it was declined") { $0.declinedThisVersion = false },
    DemoAction("Forget everything") { $0.resetHistory() },
  ]
}
