extension Storefront {
  /// What is known of a region that has no store of its own.
  public struct Neighbour: Hashable, Sendable {
    /// The region's code in upper case: ISO 3166-1 alpha-2 (`IC` among the reserved ones) or UN M49 (`150`).
    public let region: String
    /// The region's English name.
    public let name: String
    /// The store that is asked for it; `nil` where none can be named.
    public let storefront: Storefront?
    /// Why that store, or why none.
    public let reason: String
  }

  /// The storefront for a device's region (`Locale.region`): its own, or its neighbour's.
  ///
  /// An Apple account always belongs to one of the 175 stores, whatever the device's region says, so this is a guess
  /// to fall back on where StoreKit's storefront is not to be had.
  public init?(region: some StringProtocol) {
    guard let found = Storefront(region) ?? Self.neighbour(of: region)?.storefront else { return nil }
    self = found
  }

  /// The row of a region without a store; `nil` for one that has a store, and for a text that is no region.
  public static func neighbour(of region: some StringProtocol) -> Neighbour? {
    StorefrontIndex.shared.neighbours[region.uppercased()]
  }

  /// Every region without a store, by code.
  public static var neighbours: [Neighbour] {
    StorefrontIndex.shared.neighbours.values.sorted { $0.region < $1.region }
  }
}
