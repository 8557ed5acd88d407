import Foundation
import iLinkCore

/// The links of an app, in the order in which they are printed.
enum LinkKind: String, Sendable, CaseIterable {
  case page, pageLocal = "page-local", review, reviewLocal = "review-local"
  case developer, developerLocal = "developer-local", lookup

  /// What it is for, in a few words.
  var use: String {
    switch self {
    case .page: "share, web"
    case .pageLocal, .reviewLocal, .developerLocal: "inside an app"
    case .review: "ask for a review"
    case .developer: "all apps of the developer"
    case .lookup: "the store's record"
    }
  }

  var needsDeveloper: Bool { self == .developer || self == .developerLocal }
}

/// What the links of one app are made of.
struct LinkSource: Sendable, Hashable {
  var id: AppID
  var bundleID: BundleID?
  var name: String?
  var developerID: DeveloperID?
  var platform: StorePlatform
  /// The storefront that is put into the links; `nil` for each visitor's own.
  var country: Storefront?

  /// The link of a kind; `nil` for the developer's when that is not known.
  func url(_ kind: LinkKind, parameters: LinkParameters, service: LookupService) -> URL? {
    func link(_ destination: StoreLink.Destination, _ use: StoreLink.Use) -> URL {
      StoreLink(destination, storefront: country, parameters: parameters).url(for: use)
    }
    switch kind {
    case .page: return link(.app(id), .sharing)
    case .pageLocal: return link(.app(id), .local(platform))
    case .review: return link(.review(id), .sharing)
    case .reviewLocal: return link(.review(id), .local(platform))
    case .developer: return developerID.map { link(.developer($0), .sharing) }
    case .developerLocal: return developerID.map { link(.developer($0), .local(platform)) }
    case .lookup:
      let storefront = country ?? .us
      let query = LookupQuery(.id(id), platform: platform, storefronts: StorefrontCandidates(only: storefront))
      return LookupRequest.steps(query, in: storefront).first?.url(at: service)
    }
  }
}
