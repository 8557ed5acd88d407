#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where to look up: Apple's service, or one that behaves like it on this machine.
public struct LookupService: Hashable, Sendable {
  /// The address without the path: `https://itunes.apple.com`.
  public let base: URL

  /// Apple's lookup service.
  public static let apple = LookupService(base: "https://itunes.apple.com")

  /// Reads an address: https, or http on this machine (127.0.0.1, ::1, localhost).
  ///
  /// `nil` for any other scheme or host over http, and for an address with a user, a query or a fragment.
  public init?(_ text: String) {
    guard text.utf8.count <= 2048, let components = URLComponents(string: text), let host = components.host,
      !host.isEmpty, components.user == nil, components.password == nil, components.query == nil,
      components.fragment == nil, let url = components.url
    else { return nil }
    switch components.scheme?.lowercased() {
    case "https": break
    case "http" where Self.isLoopback(host): break
    default: return nil
    }
    base = url
  }

  private init(base: StaticString) {
    // A literal of ours, read by a test: always a URL.
    self.base = URL(string: "\(base)")!
  }

  /// The host's name, for messages.
  public var host: String { base.host ?? "" }

  /// Whether an answer that points elsewhere may be followed: to Apple over https, or to this very service.
  public func allowsRedirect(to url: URL) -> Bool {
    guard let target = URLComponents(url: url, resolvingAgainstBaseURL: true), target.user == nil,
      target.password == nil, let host = target.host?.lowercased()
    else { return false }
    if target.scheme?.lowercased() == "https", host == "apple.com" || host.hasSuffix(".apple.com") { return true }
    let own = URLComponents(url: base, resolvingAgainstBaseURL: true)
    return target.scheme?.lowercased() == own?.scheme?.lowercased() && host == own?.host?.lowercased()
      && target.port == own?.port
  }

  func lookup(_ items: [(String, String)]) -> URL {
    var components = URLComponents(url: base, resolvingAgainstBaseURL: true) ?? URLComponents()
    while components.path.hasSuffix("/") { components.path.removeLast() }
    components.path += "/lookup"
    components.queryItems = items.map { URLQueryItem(name: $0.0, value: $0.1) }
    // Made of a checked address and encoded items; were it ever refused, the bare service answers "nothing found".
    return components.url ?? base
  }

  private static func isLoopback(_ host: String) -> Bool {
    let bare = host.lowercased().filter { $0 != "[" && $0 != "]" }
    if bare == "localhost" || bare == "::1" { return true }
    let parts = bare.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
