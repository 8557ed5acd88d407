public import Foundation
public import iLinkClient
public import iLinkCore

extension StoreFailure {
  /// The error that the app gets: a lookup's own, else this one.
  var forDelegate: any Error {
    if case .lookup(let error) = self { error } else { self }
  }

  /// The code in ``iLinkErrorDomain``; iLink 1.x's own for pages that did not open.
  public var iLinkCode: iLinkErrorCode {
    switch self {
    case .lookup(let error): error.iLinkCode
    case .noIdentifier: .notFound
    case .pageNotOpened(.review), .pageUnknown(.review): .ratingPageNotOpened
    case .pageNotOpened, .pageUnknown: .appPageNotOpened
    }
  }
}

extension StoreFailure: CustomNSError, LocalizedError {
  /// ``iLinkErrorDomain``.
  public static var errorDomain: String { iLinkErrorDomain }

  /// The raw value of ``iLinkCode``.
  public var errorCode: Int { iLinkCode.rawValue }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
