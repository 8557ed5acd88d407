/// The storefronts to ask for an app, in order, until one has it.
///
/// The app's explicit storefront; else StoreKit's; else the device's region, through the neighbour table: that is the
/// user's *own* one. Then the app's fall-backs, then `us`. A listing from a fall-back may prompt, it never forces.
public struct StorefrontCandidates: Hashable, Sendable, Codable {
  /// The user's own storefront: `nil` when nothing told it.
  public let own: Storefront?
  /// The storefronts to try when the own one does not have the app, without repetition.
  public let fallbacks: [Storefront]

  /// Gathers the candidates from what is known; whatever is not known is `nil`.
  ///
  /// - Parameters:
  ///   - explicit: What the app's own code set (`appStoreCountry`).
  ///   - storeKit: StoreKit's storefront, already turned from three letters into two.
  ///   - region: The device's region, such as `DE`, `IC` or `150`.
  ///   - fallbacks: The app's own list, for an app that is sold in some countries only.
  public init(
    explicit: Storefront? = nil, storeKit: Storefront? = nil, region: String? = nil, fallbacks: [Storefront] = []
  ) {
    own = explicit ?? storeKit ?? region.flatMap { Storefront(region: $0) }
    var seen: Set<Storefront> = own.map { [$0] } ?? []
    self.fallbacks = (fallbacks + [.us]).filter { seen.insert($0).inserted }
  }

  /// One storefront and no fall-back: what the command asks.
  public init(only storefront: Storefront) {
    own = storefront
    fallbacks = []
  }

  /// The candidates in the order of asking: the one that answered last time first, as long as the list is the same.
  public func inOrder(remembering remembered: Remembered? = nil) -> [Storefront] {
    let all = (own.map { [$0] } ?? []) + fallbacks
    guard let remembered, remembered.candidates == self, all.contains(remembered.storefront) else { return all }
    return [remembered.storefront] + all.filter { $0 != remembered.storefront }
  }

  /// Whether a storefront is the user's own one, not a fall-back.
  public func isOwn(_ storefront: Storefront) -> Bool { storefront == own }

  /// Which storefront answered for which candidates; kept across launches.
  public struct Remembered: Hashable, Sendable, Codable {
    /// The list that was asked.
    public let candidates: StorefrontCandidates
    /// The one in it that had the app.
    public let storefront: Storefront

    /// Remembers that a storefront answered.
    public init(candidates: StorefrontCandidates, storefront: Storefront) {
      self.candidates = candidates
      self.storefront = storefront
    }
  }
}
