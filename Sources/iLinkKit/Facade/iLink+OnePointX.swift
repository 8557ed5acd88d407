public import Foundation
import iLinkCore

/// iLink 1.x's spellings, one line each. They are not deprecated.
extension iLink {
  /// iLink 1.x's spelling of ``openAppPage()``.
  public func iLinkOpenAppPageInAppStore() { openAppPage() }

  /// iLink 1.x's spelling of ``openAppPage(of:)``; 0 opens nothing.
  public func iLinkOpenAppPageInAppStore(withAppleID appleID: UInt) { AppID(appleID).map(openAppPage(of:)) }

  /// iLink 1.x's spelling of ``appURL(for:)`` for this device.
  public func iLinkGetAppURLforLocal() -> URL? { appURL(for: .local) }

  /// iLink 1.x's spelling of ``appURL(for:)`` for sharing.
  public func iLinkGetAppURLforSharing() -> URL? { appURL(for: .sharing) }

  /// iLink 1.x's spelling of ``openDeveloperPage()``.
  public func iLinkOpenDeveloperPage() { openDeveloperPage() }

  /// iLink 1.x's spelling of ``developerURL(for:)`` for this device.
  public func iLinkGetDeveloperURLforLocal() -> URL? { developerURL(for: .local) }

  /// iLink 1.x's spelling of ``developerURL(for:)`` for sharing.
  public func iLinkGetDeveloperURLforSharing() -> URL? { developerURL(for: .sharing) }

  /// iLink 1.x's spelling of ``openRatingsPage()``.
  public func openRatingsPageInAppStore() { openRatingsPage() }

  /// iLink 1.x's other spelling of ``openRatingsPage()``.
  public func iLinkOpenRatingsPageInAppStore() { openRatingsPage() }

  /// iLink 1.x's spelling of ``ratingURL``.
  public func iLinkGetRatingURL() -> URL? { ratingURL }

  /// iLink 1.x's spelling of ``checkForUpdate()``, without a result.
  public func checkForUpdateOnBackground() { happened(.backgroundRefresh()) }

  /// iLink 1.x's spelling of ``logEvent(deferPrompt:)``.
  public func logEvent(_ deferPrompt: Bool) { logEvent(deferPrompt: deferPrompt) }
}
