public import iLinkCore

/// What a storefront has of many apps.
public struct LookupListAnswer: Hashable, Sendable {
  /// The listings by the app's number.
  public var listings: [AppID: StoreListing]
  /// The apps without one, in the order of asking: not sold there, of another platform only, or without a usable version.
  public var notFound: [AppID]
  /// The requests that brought the answer, in the order of asking.
  public var sources: [LookupSource]

  /// Makes an answer.
  public init(listings: [AppID: StoreListing] = [:], notFound: [AppID] = [], sources: [LookupSource] = []) {
    self.listings = listings
    self.notFound = notFound
    self.sources = sources
  }
}

extension LookupListQuery {
  /// Each app once, in the order of asking.
  var distinctApps: [AppID] {
    var seen: Set<AppID> = []
    return apps.filter { seen.insert($0).inserted }
  }
}
