extension Storefront {
  /// The storefront with StoreKit's three-letter code, letter case aside; `nil` for one that has no store.
  ///
  /// Kosovo is `XKS` to StoreKit, `XKX` to the European Union and `XKK` to CLDR: all three are read, as `xk`.
  public init?(alpha3: some StringProtocol) {
    let code = alpha3.uppercased()
    guard let found = StorefrontIndex.shared.byAlpha3[Self.otherNames[code] ?? code] else { return nil }
    self = found
  }

  private static let otherNames = ["XKX": "XKS", "XKK": "XKS"]
}
