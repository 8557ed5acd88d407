public import iLinkCore

/// Looks apps up in the store.
///
/// ``live(service:freshness:transport:retry:now:)`` asks Apple's service, ``recorded(_:)`` answers from recordings, and
/// for tests there are ``scripted(_:)``, ``failing(_:)`` and ``unexpected(onCall:)``, or a closure of one's own:
///
///     let client = LookupClient { query in answer }
public struct LookupClient: Sendable {
  /// Looks up one app in the query's storefronts, in order.
  ///
  /// Throws ``LookupError``, or `CancellationError` when the calling task was cancelled.
  public var lookUp: @Sendable (LookupQuery) async throws -> LookupAnswer

  /// Looks up many apps in one storefront.
  ///
  /// Apps that are not there are no error: the answer names them. Throws as ``lookUp`` does.
  public var lookUpAll: @Sendable (LookupListQuery) async throws -> LookupListAnswer

  /// Makes a client from its two closures.
  public init(
    lookUp: @escaping @Sendable (LookupQuery) async throws -> LookupAnswer,
    lookUpAll: @escaping @Sendable (LookupListQuery) async throws -> LookupListAnswer
  ) {
    self.lookUp = lookUp
    self.lookUpAll = lookUpAll
  }

  /// Makes a client that looks up many apps one by one.
  public init(_ lookUp: @escaping @Sendable (LookupQuery) async throws -> LookupAnswer) {
    self.init(lookUp: lookUp) { query in
      var answer = LookupListAnswer()
      for app in query.distinctApps {
        let one = LookupQuery(
          .id(app), platform: query.platform, storefronts: StorefrontCandidates(only: query.storefront),
          language: query.language)
        do {
          let found = try await lookUp(one)
          answer.listings[app] = found.listing
          answer.sources.append(found.source)
        } catch let error as LookupError where error.saysNotThere {
          answer.notFound.append(app)
        }
      }
      return answer
    }
  }
}
