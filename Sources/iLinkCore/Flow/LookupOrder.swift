/// An order to look the app up, once per order; report with ``UpdateEvent/lookedUp(_:)``.
///
///     let query = order.query(storeKit: order.wantsStoreKit ? await storefront() : nil)
///     let result = await client.answer(to: query)
///     flow.handle(.lookedUp(LookupOutcome(order, query, result)), at: moment)
public struct LookupOrder: Hashable, Sendable {
  let number: UInt64
  /// What to look up: by number once it is known.
  public let app: AppReference
  /// Whose store.
  public let platform: StorePlatform
  /// The storefront that the app's code set.
  public let explicit: Storefront?
  /// The app's own fall-backs.
  public let fallbacks: [Storefront]
  /// The device's region.
  public let region: String?
  /// Which storefront answered last time.
  public let remembered: StorefrontCandidates.Remembered?
  /// The language for names and release notes.
  public let language: String?

  /// Whether StoreKit's storefront would be used: not when the app's code set one.
  public var wantsStoreKit: Bool { explicit == nil }

  /// The question, once StoreKit's storefront is known or known to be unavailable.
  public func query(storeKit: Storefront?) -> LookupQuery {
    LookupQuery(
      app, platform: platform,
      storefronts: StorefrontCandidates(explicit: explicit, storeKit: storeKit, region: region, fallbacks: fallbacks),
      remembered: remembered, language: language)
  }
}

/// How a lookup ended: a listing, or why there is none.
public struct LookupOutcome: Sendable {
  let number: UInt64
  /// The storefronts that were asked.
  public let storefronts: StorefrontCandidates
  /// What came of it.
  public let result: Result<LookupAnswer, LookupError>

  /// Reports on an order.
  public init(_ order: LookupOrder, _ query: LookupQuery, _ result: Result<LookupAnswer, LookupError>) {
    number = order.number
    storefronts = query.storefronts
    self.result = result
  }
}
