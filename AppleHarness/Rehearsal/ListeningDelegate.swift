import iLinkKit

/// Writes down what iLink tells it, in order.
@MainActor package final class ListeningDelegate: iLinkDelegate {
  package private(set) var calls: [String] = []
  package private(set) var errors: [any Error] = []
  /// What it says when it is asked.
  package var says = true

  package init() {}

  package func iLinkDidFindiTunesInfo() { calls.append("found") }
  package func iLinkCouldNotConnectToAppStore(_ error: any Error) {
    calls.append("could not connect")
    errors.append(error)
  }
  package func iLinkShouldPromptForUpdate() -> Bool {
    calls.append("should prompt")
    return says
  }
  package func iLinkDidDetectAppUpdate() { calls.append("detected update") }
  package func iLinkDidOpenAppStore() { calls.append("opened") }
  package func iLinkDidPromptForUpdate() { calls.append("prompted") }
  package func iLinkUserDidAttemptToUpdateApp() { calls.append("attempted") }
  package func iLinkUserDidDeclineToUpdateApp() { calls.append("declined") }
  package func iLinkUserDidRequestReminderToUpdateApp() { calls.append("later") }
}
