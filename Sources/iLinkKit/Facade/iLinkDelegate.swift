#if !canImport(ObjectiveC)
/// What iLink tells the app, and the one thing it asks. Every method is optional; each is called on the main actor.
///
/// The same comes as values through ``iLink/events``.
@MainActor public protocol iLinkDelegate: AnyObject {
  /// After each valid answer of the store about this app; from then on the links are complete.
  func iLinkDidFindiTunesInfo()
  /// A lookup ended without an answer, or a page could not be opened.
  func iLinkCouldNotConnectToAppStore(_ error: any Error)
  /// Last, when everything else says "prompt"; not for forced, preview or asked. Default yes.
  func iLinkShouldPromptForUpdate() -> Bool
  /// At the first launch of another version than last time; not at the first launch ever.
  func iLinkDidDetectAppUpdate()
  /// Once per opened page, as soon as the system has accepted to open it.
  func iLinkDidOpenAppStore()
  /// Immediately before a prompt is shown.
  func iLinkDidPromptForUpdate()
  /// The update button, before the store opens.
  func iLinkUserDidAttemptToUpdateApp()
  /// The "no" button.
  func iLinkUserDidDeclineToUpdateApp()
  /// The "later" button.
  func iLinkUserDidRequestReminderToUpdateApp()
}

extension iLinkDelegate {
  /// Does nothing.
  public func iLinkDidFindiTunesInfo() {}
  /// Does nothing.
  public func iLinkCouldNotConnectToAppStore(_ error: any Error) {}
  /// Yes.
  public func iLinkShouldPromptForUpdate() -> Bool { true }
  /// Does nothing.
  public func iLinkDidDetectAppUpdate() {}
  /// Does nothing.
  public func iLinkDidOpenAppStore() {}
  /// Does nothing.
  public func iLinkDidPromptForUpdate() {}
  /// Does nothing.
  public func iLinkUserDidAttemptToUpdateApp() {}
  /// Does nothing.
  public func iLinkUserDidDeclineToUpdateApp() {}
  /// Does nothing.
  public func iLinkUserDidRequestReminderToUpdateApp() {}
}

/// The delegate's methods as functions, the same on every platform.
@MainActor struct DelegateCalls {
  let delegate: any iLinkDelegate

  var shouldPrompt: Bool { delegate.iLinkShouldPromptForUpdate() }
  func didFindInfo() { delegate.iLinkDidFindiTunesInfo() }
  func couldNotConnect(_ error: any Error) { delegate.iLinkCouldNotConnectToAppStore(error) }
  func didDetectUpdate() { delegate.iLinkDidDetectAppUpdate() }
  func didOpenStore() { delegate.iLinkDidOpenAppStore() }
  func didPrompt() { delegate.iLinkDidPromptForUpdate() }
  func didAttempt() { delegate.iLinkUserDidAttemptToUpdateApp() }
  func didDecline() { delegate.iLinkUserDidDeclineToUpdateApp() }
  func didRequestReminder() { delegate.iLinkUserDidRequestReminderToUpdateApp() }
}
#endif
