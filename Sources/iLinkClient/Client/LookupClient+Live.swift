public import Foundation
public import iLinkCore

extension LookupClient {
  /// Asks the service.
  ///
  /// Lookups go out one at a time: callers with the same question share one and its outcome, others wait their turn. A
  /// caller that is cancelled leaves at once, and its request is given up when nobody else waits for it. Which
  /// storefront had an app is remembered while the client lives.
  ///
  /// - Parameters:
  ///   - service: Whom to ask.
  ///   - freshness: How old a cached answer may be.
  ///   - transport: How to reach the service; its own session by default.
  ///   - retry: Whether a request that failed is tried again. Apps have no need to: they look up again later anyway.
  ///   - now: The clock.
  public static func live(
    service: LookupService = .apple, freshness: Freshness = .hourly, transport: LookupTransport? = nil,
    retry: RetryPolicy = .none, now: @escaping @Sendable () -> Date = { Date() }
  ) -> LookupClient {
    let transport = (transport ?? .urlSession(for: service, now: now)).retrying(retry, now: now)
    return LookupClient(
      StoreLookup(service: service, freshness: freshness, transport: transport, now: now, namesSource: true))
  }

  /// A client over a lookup, one at a time.
  init(
    _ lookup: StoreLookup, singles: SingleFlight<LookupQuery, LookupAnswer> = .init(),
    lists: SingleFlight<LookupListQuery, LookupListAnswer> = .init()
  ) {
    let turnstile = Turnstile()
    self.init { query in
      try await singles.value(for: query) { try await turnstile.pass { try await lookup.answer(to: query) } }
    } lookUpAll: { query in
      try await lists.value(for: query) { try await turnstile.pass { try await lookup.answer(to: query) } }
    }
  }
}
