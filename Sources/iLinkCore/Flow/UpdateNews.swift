/// What the app is told: iLink 1.x's delegate callbacks as values, and more.
///
/// The ninth callback, `iLinkShouldPromptForUpdate`, is a question: ``UpdateEffect/consult``.
public enum UpdateNews: Hashable, Sendable {
  /// `iLinkDidFindiTunesInfo`: a valid answer of the store about this app.
  case foundListing(StoreListing)
  /// `iLinkCouldNotConnectToAppStore`: a lookup ended without an answer, or a page could not be opened. `answering`
  /// names the requests that waited for a page, and shall wait no longer.
  case couldNotConnect(StoreFailure, answering: [RequestID])
  /// `iLinkDidDetectAppUpdate`: the first launch of another version than last time.
  case detectedAppUpdate(from: VersionText, to: VersionText)
  /// `iLinkDidOpenAppStore`: the system has accepted to open a page.
  case openedPage(OpenDestination, answering: [RequestID])
  /// `iLinkDidPromptForUpdate`: a prompt is about to be shown.
  case prompting(UpdatePrompt)
  /// `iLinkUserDidAttemptToUpdateApp`: the update button, before the store opens.
  case attemptedUpdate(UpdatePrompt)
  /// `iLinkUserDidDeclineToUpdateApp`: the "no" button.
  case declined(UpdatePrompt)
  /// `iLinkUserDidRequestReminderToUpdateApp`: the "later" button.
  case requestedReminder(UpdatePrompt)
  /// A decision was taken: what `lastDecision`, the log and those who wait want. `answering` names the requests that
  /// shall wait no longer.
  case decided(UpdateDecision, answering: [RequestID])
}
