#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a lookup gave no listing: what failed, with its value. ``description`` adds the next step.
///
/// "Up to date" is no error, and neither is an older version in the store: those are decisions about a listing.
public enum LookupError: Error, Hashable, Sendable {
  /// The store answered: no such app in any of these storefronts. The answer does not say whether it was never
  /// released, was removed, or is sold elsewhere (recorded answers are identical).
  case notFound(AppReference, in: [Storefront], platform: StorePlatform)
  /// There is a record, but for another platform: never an update.
  case otherPlatform(StoreListing, asked: StorePlatform)
  /// The record with the asked number has another bundle identifier than the app.
  case bundleMismatch(asked: BundleID, found: StoreListing)
  /// Too many requests from this network address (HTTP 429, or 403 with an empty body). Shared by everyone behind it.
  case throttled(status: Int, retryAfter: TimeInterval?)
  /// The service refused the request and said why, such as a country without a store.
  case refused(message: String, status: Int)
  /// Another HTTP status than 200, without a reason.
  case http(status: Int)
  /// Status 200, and not a lookup result; the text says how it begins.
  case notAnAnswer(String)
  /// The record lacks what is required; the name of the field.
  case incompleteRecord(field: String)
  /// The answer is larger than any honest one.
  case tooLarge(limit: Int)
  /// No answer in time.
  case timedOut(host: String, after: TimeInterval)
  /// No connection, or one that broke off; the text is the system's.
  case unreachable(host: String, reason: String)
  /// The service sent us to a host that is not Apple's.
  case redirectRefused(host: String)
}

extension LookupError {
  /// Whether the same request may well succeed later: connection, time-out, throttling, a failing server.
  public var isTransient: Bool {
    switch self {
    case .throttled, .timedOut, .unreachable: true
    case .http(let status): status >= 500
    default: false
    }
  }

  /// Whether the store answered validly that this app is not there. Only that may erase what is on record.
  public var saysNotThere: Bool {
    switch self {
    case .notFound, .otherPlatform: true
    default: false
    }
  }
}

extension LookupError: CustomStringConvertible {
  /// One sentence on what failed, with its value, and one on what to do next.
  public var description: String {
    switch self {
    case .notFound(let app, let storefronts, let platform):
      "\(app) is not in the \(Self.list(storefronts)) store (\(platform.rawValue)). It may be sold elsewhere: try another storefront."
    case .otherPlatform(let listing, let asked):
      "\(listing.bundleID) has a record for \(listing.platform.name); you asked for \(asked.name). Ask for the platform that it was built for."
    case .bundleMismatch(let asked, let found):
      "id\(found.id) is \(found.bundleID), not \(asked). Check the configured Apple ID."
    case .throttled(let status, _):
      "the store refuses requests from this address for now (HTTP \(status), too many). Try again in a few minutes."
    case .refused(let message, let status):
      "the store refused the request (HTTP \(status)): \(message). Check the storefront and the identifier."
    case .http(let status):
      "the store answered HTTP \(status). This is the store's side; try later."
    case .notAnAnswer(let start):
      "the answer is not a lookup result; it begins with '\(start)'. A proxy or sign-in page may have answered."
    case .incompleteRecord(let field):
      "the store's record has no usable \(field). Try later, or ask by another identifier."
    case .tooLarge(let limit):
      "the answer is larger than \(limit) bytes. A proxy or another server may have answered."
    case .timedOut(let host, let seconds):
      "could not reach \(host) (timed out after \(Self.plain(seconds)) s). Check the connection or proxy."
    case .unreachable(let host, let reason):
      "could not reach \(host) (\(reason)). Check the connection or proxy."
    case .redirectRefused(let host):
      "the store's answer points to \(host), which is not Apple's. A proxy or sign-in page may have answered."
    }
  }

  private static func list(_ storefronts: [Storefront]) -> String {
    storefronts.map(\.code).joined(separator: ", ")
  }

  private static func plain(_ seconds: TimeInterval) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e9 ? String(Int(seconds)) : String(seconds)
  }
}
