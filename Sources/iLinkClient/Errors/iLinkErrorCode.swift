/// The domain of iLink's errors as `NSError`, the same as in iLink 1.x.
public let iLinkErrorDomain = "iLinkErrorDomain"

/// The codes of errors in ``iLinkErrorDomain``. The first five are those of iLink 1.x; newer ones begin at 100.
public enum iLinkErrorCode: Int, Sendable, Hashable, CaseIterable {
  /// The record has another bundle identifier than the app.
  case bundleIDMismatch = 1
  /// The store does not have the app.
  case notFound = 2
  /// The installed version is not the latest.
  case notTheLatestVersion = 3
  /// The page for a rating could not be opened.
  case ratingPageNotOpened = 4
  /// The app's page could not be opened.
  case appPageNotOpened = 5

  /// The store has the app for another platform only.
  case otherPlatform = 100
  /// Too many requests from this network address.
  case throttled = 101
  /// The service refused the request and said why.
  case refused = 102
  /// Another HTTP status than 200.
  case http = 103
  /// The answer is not a lookup result.
  case notAnAnswer = 104
  /// The record lacks what is required.
  case incompleteRecord = 105
  /// The answer is larger than any honest one.
  case tooLarge = 106
  /// No answer in time.
  case timedOut = 107
  /// No connection, or one that broke off.
  case unreachable = 108
  /// The service pointed to a host that is not Apple's.
  case redirectRefused = 109
}
