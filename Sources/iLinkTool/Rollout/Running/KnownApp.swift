import iLinkCore

/// What the answers have told of the app itself.
struct KnownApp: Sendable, Hashable, Codable {
  var id: AppID?
  var bundleID: BundleID?
  /// Its name in the largest market that has answered.
  var name: String?
  private var nameFrom: Storefront?

  init() {}

  /// Learns from a record.
  mutating func learn(_ listing: StoreListing) {
    id = id ?? listing.id
    bundleID = bundleID ?? listing.bundleID
    guard let name = listing.name else { return }
    if let nameFrom, MarketOrder.place(of: nameFrom) <= MarketOrder.place(of: listing.storefront) { return }
    self.name = name
    nameFrom = listing.storefront
  }

  /// What to ask by: the store ID once it is known. Answers to the two have been seen to age differently.
  func reference(asked: AppReference) -> AppReference {
    guard case .bundle(let bundleID) = asked, let id else { return asked }
    return .id(id, expecting: bundleID)
  }

  /// What to call it in a sentence.
  func title(asked: AppReference) -> String {
    name.map { Harmless.line($0) } ?? bundleID?.text ?? asked.description
  }
}
