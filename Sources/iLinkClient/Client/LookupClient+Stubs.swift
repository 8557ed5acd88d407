import Foundation
public import iLinkCore

// Clients for tests, of iLink and of apps that use it. None of them touches a network.
extension LookupClient {
  /// A client whose every lookup fails.
  ///
  ///     LookupClient.failing(.unreachable(host: "itunes.apple.com", reason: "no connection"))
  public static func failing(_ error: LookupError) -> LookupClient {
    LookupClient { _ in
      throw error
    } lookUpAll: { _ in
      throw error
    }
  }

  /// A client that nobody is expected to call: says so, and fails. A test that passes with it proves that nothing was
  /// looked up.
  ///
  ///     LookupClient.unexpected { Issue.record("\($0)") }
  ///
  /// - Parameter onCall: Told what was looked up.
  public static func unexpected(onCall: @escaping @Sendable (String) -> Void) -> LookupClient {
    let error = LookupError.unreachable(host: "the store", reason: "nobody expected a lookup")
    return LookupClient { query in
      onCall("Nobody expected a lookup of \(query.app) (\(query.platform.rawValue)).")
      throw error
    } lookUpAll: { query in
      onCall("Nobody expected a lookup of \(query.apps.count) apps (\(query.platform.rawValue)).")
      throw error
    }
  }

  /// A client that gives prepared outcomes, one for each lookup in turn, and after the last one fails.
  ///
  /// Whether a listing is from the user's own storefront goes by its storefront and the query. A lookup of many apps
  /// takes one outcome for each.
  ///
  ///     LookupClient.scripted([.failure(.timedOut(host: "itunes.apple.com", after: 30)), .success(listing)])
  public static func scripted(_ outcomes: [Result<StoreListing, LookupError>]) -> LookupClient {
    let rest = Locked(outcomes[...])
    return LookupClient { query in
      guard let outcome = rest.withLock({ $0.popFirst() }) else {
        throw LookupError.unreachable(host: "the store", reason: "the script has no further answer")
      }
      let listing = try outcome.get()
      return LookupAnswer(
        listing: listing, isOwnStorefront: query.storefronts.isOwn(listing.storefront),
        remembered: .init(candidates: query.storefronts, storefront: listing.storefront),
        source: LookupSource(url: nil, fetchedAt: .init(timeIntervalSince1970: 0), httpStatus: nil))
    }
  }
}
