#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension StoreLink {
  /// The URL for a use.
  ///
  /// The Apple TV has no review sheet, so its review link is the app's page, and no local form of a developer page, so
  /// that is the sharing link. Vision Pro has no scheme of its own in any public material: https there as well.
  public func url(for use: Use) -> URL {
    let form = Form(use: use, destination: destination)
    var components = URLComponents()
    components.scheme = form.scheme
    components.host = form.host
    components.path = "/" + (pathParts(form)).joined(separator: "/")
    let items = (form.asksForReview ? [URLQueryItem(name: "action", value: "write-review")] : []) + parameters.items
    if !items.isEmpty {
      components.queryItems = items
      // URLComponents leaves "+" as it is, and servers read it as a blank.
      components.percentEncodedQuery = components.percentEncodedQuery?
        .split(separator: "+", omittingEmptySubsequences: false).joined(separator: "%2B")
    }
    // A scheme and host out of the table below, a path of ASCII letters and digits, an encoded query: always a URL.
    return components.url!
  }

  private func pathParts(_ form: Form) -> [String] {
    let country = storefront.map { [$0.code] } ?? []
    switch destination {
    case .app(let app), .review(let app): return country + ["app", "id\(app)"]
    case .developer(let developer): return country + ["developer", "id\(developer)"]
    }
  }

  /// One cell of the table: scheme, host, and whether the review sheet is asked for.
  private struct Form {
    var scheme = "https"
    var host = "apps.apple.com"
    var asksForReview = false

    init(use: Use, destination: Destination) {
      var isDeveloper = false
      switch destination {
      case .app: break
      case .review: asksForReview = true
      case .developer: isDeveloper = true
      }
      switch use {
      case .sharing, .local(.visionOS): break
      case .local(.iOS): scheme = "itms-apps"
      case .local(.macOS): scheme = "macappstore"
      case .local(.tvOS) where isDeveloper: break
      case .local(.tvOS):
        scheme = "com.apple.TVAppStore"
        host = "itunes.apple.com"
        asksForReview = false
      }
    }
  }
}
