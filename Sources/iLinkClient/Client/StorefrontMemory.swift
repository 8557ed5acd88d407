import iLinkCore

/// Which storefront had an app, for as long as the client lives.
final class StorefrontMemory: Sendable {
  private struct Key: Hashable {
    enum Name: Hashable { case id(AppID), bundle(BundleID) }

    let name: Name
    let platform: StorePlatform
    let candidates: StorefrontCandidates

    init(_ name: Name, _ query: LookupQuery) {
      self.name = name
      platform = query.platform
      candidates = query.storefronts
    }
  }

  /// A command may look up any number of apps; the memory is a convenience, so it starts anew when it is full.
  private static let capacity = 512

  private let storefronts = Locked<[Key: Storefront]>([:])

  func recall(_ query: LookupQuery) -> StorefrontCandidates.Remembered? {
    let name: Key.Name
    switch query.app {
    case .id(let app, _): name = .id(app)
    case .bundle(let bundleID): name = .bundle(bundleID)
    }
    return storefronts.withLock { $0[Key(name, query)] }
      .map { StorefrontCandidates.Remembered(candidates: query.storefronts, storefront: $0) }
  }

  /// An app that was asked for by its bundle identifier is asked for by its number from then on, so both are kept.
  func keep(_ storefront: Storefront, for query: LookupQuery, _ listing: StoreListing) {
    storefronts.withLock { storefronts in
      if storefronts.count >= Self.capacity { storefronts = [:] }
      storefronts[Key(.id(listing.id), query)] = storefront
      storefronts[Key(.bundle(listing.bundleID), query)] = storefront
    }
  }
}
