#if canImport(ObjectiveC)
public import Foundation

/// What iLink tells the app, and the one thing it asks. Every method is optional; each is called on the main actor.
///
/// The same comes as values through ``iLink/events``.
@MainActor @objc(iLinkDelegate) public protocol iLinkDelegate: NSObjectProtocol {
  /// After each valid answer of the store about this app; from then on the links are complete.
  @objc optional func iLinkDidFindiTunesInfo()
  /// A lookup ended without an answer, or a page could not be opened.
  @objc optional func iLinkCouldNotConnectToAppStore(_ error: any Error)
  /// Last, when everything else says "prompt"; not for forced, preview or asked. Default yes.
  @objc optional func iLinkShouldPromptForUpdate() -> Bool
  /// At the first launch of another version than last time; not at the first launch ever.
  @objc optional func iLinkDidDetectAppUpdate()
  /// Once per opened page, as soon as the system has accepted to open it.
  @objc optional func iLinkDidOpenAppStore()
  /// Immediately before a prompt is shown.
  @objc optional func iLinkDidPromptForUpdate()
  /// The update button, before the store opens.
  @objc optional func iLinkUserDidAttemptToUpdateApp()
  /// The "no" button.
  @objc optional func iLinkUserDidDeclineToUpdateApp()
  /// The "later" button.
  @objc optional func iLinkUserDidRequestReminderToUpdateApp()
}

/// The delegate's methods as functions, the same on every platform.
@MainActor struct DelegateCalls {
  let delegate: any iLinkDelegate

  var shouldPrompt: Bool { delegate.iLinkShouldPromptForUpdate?() ?? true }
  func didFindInfo() { delegate.iLinkDidFindiTunesInfo?() }
  func couldNotConnect(_ error: any Error) { delegate.iLinkCouldNotConnectToAppStore?(error) }
  func didDetectUpdate() { delegate.iLinkDidDetectAppUpdate?() }
  func didOpenStore() { delegate.iLinkDidOpenAppStore?() }
  func didPrompt() { delegate.iLinkDidPromptForUpdate?() }
  func didAttempt() { delegate.iLinkUserDidAttemptToUpdateApp?() }
  func didDecline() { delegate.iLinkUserDidDeclineToUpdateApp?() }
  func didRequestReminder() { delegate.iLinkUserDidRequestReminderToUpdateApp?() }
}
#endif
