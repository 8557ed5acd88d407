import Foundation
import iLinkCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What to do with an answer that points elsewhere.
struct RedirectRule: Sendable {
  enum Verdict: Equatable {
    case follow(URLRequest)
    case refuse(host: String)
    case tooMany
  }

  /// More hops than any honest answer needs.
  static let maximumHops = 5

  let service: LookupService
  let userAgent: String

  /// The request to go on with is built anew: what the session proposes would carry all headers of the first one,
  /// credentials included, to whatever host it goes to.
  func verdict(on target: URL?, afterHops hops: Int) -> Verdict {
    guard let target, service.allowsRedirect(to: target) else { return .refuse(host: target?.host ?? "nowhere") }
    guard hops < Self.maximumHops else { return .tooMany }
    var request = URLRequest(url: target)
    request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    return .follow(request)
  }
}
