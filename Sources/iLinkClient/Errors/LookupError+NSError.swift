public import Foundation
public import iLinkCore

extension LookupError: CustomNSError, LocalizedError {
  /// ``iLinkErrorDomain``.
  public static var errorDomain: String { iLinkErrorDomain }

  /// The raw value of ``iLinkCode``.
  public var errorCode: Int { iLinkCode.rawValue }

  /// The text, also where an `NSError` does not ask for it later.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  /// The same text as `description`, in English: for logs and developers. What users read is the prompt's business.
  public var errorDescription: String? { description }

  /// The code in ``iLinkErrorDomain``.
  public var iLinkCode: iLinkErrorCode {
    switch self {
    case .bundleMismatch: .bundleIDMismatch
    case .notFound: .notFound
    case .otherPlatform: .otherPlatform
    case .throttled: .throttled
    case .refused: .refused
    case .http: .http
    case .notAnAnswer: .notAnAnswer
    case .incompleteRecord: .incompleteRecord
    case .tooLarge: .tooLarge
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .redirectRefused: .redirectRefused
    }
  }
}
