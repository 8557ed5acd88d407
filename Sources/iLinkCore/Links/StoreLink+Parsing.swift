#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension StoreLink {
  /// Why a text is not a link to an app or a developer.
  public enum ParseFailure: Error, Hashable {
    /// Not a URL at all, or one with characters that no store link has.
    case notAURL
    /// A scheme that does not belong to the store.
    case scheme(String)
    /// A host that is not the store's, look-alikes included.
    case host(String)
    /// A user name or a port in front of or behind the host: a common way to disguise another host.
    case disguised
    /// A short link (`appsto.re`, `apple.co`): it holds no number, and is not followed.
    case shortened(String)
    /// A page of the store that is not an app's or a developer's.
    case otherPage(String)
    /// No usable number in it: missing, zero, or above 2^63−1.
    case number(String)
  }

  /// Reads any known form of a store link, old and new, to share or to open; refuses look-alikes.
  ///
  ///     try StoreLink(parsing: "https://itunes.apple.com/de/app/some-name/id284910350?mt=8&uo=4")
  ///
  /// The slug, Apple's own tracking items and unknown ones are dropped; storefront, campaign, affiliate token, product
  /// page and language stay. A missing `https://` is supplied.
  public init(parsing text: String) throws(ParseFailure) {
    guard text.utf8.count <= 4096, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else {
      throw .notAURL
    }
    let text = Self.encodingOtherThanASCII(text)
    let bare = ["apps.apple.com/", "itunes.apple.com/"].contains { text.lowercased().hasPrefix($0) }
    guard let components = URLComponents(string: bare ? "https://" + text : text), let scheme = components.scheme,
      let host = components.host?.lowercased()
    else { throw .notAURL }
    guard Self.schemes.contains(scheme.lowercased()) else { throw .scheme(scheme) }
    guard components.user == nil, components.password == nil, components.port == nil || components.port == 443 else {
      throw .disguised
    }
    guard !Self.shortHosts.contains(host) else { throw .shortened(host) }
    guard Self.hosts.contains(host) else { throw .host(host) }
    try self.init(path: components.percentEncodedPath, items: components.queryItems ?? [])
  }

  /// Reads any known form of a store link; see ``init(parsing:)-(String)``.
  public init(parsing url: URL) throws(ParseFailure) {
    try self.init(parsing: url.absoluteString)
  }

  /// A slug may have been copied as a person reads it, in Hangul for example.
  private static func encodingOtherThanASCII(_ text: String) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
      if byte < 0x80 {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static let schemes: Set<String> = [
    "https", "http", "itms-apps", "itms-appss", "macappstore", "macappstores", "com.apple.tvappstore", "itms", "itmss",
  ]
  private static let hosts: Set<String> = [
    "apps.apple.com", "itunes.apple.com", "geo.itunes.apple.com", "search.itunes.apple.com",
  ]
  private static let shortHosts: Set<String> = ["appsto.re", "itun.es", "apple.co", "appstore.com"]

  private init(path: String, items: [URLQueryItem]) throws(ParseFailure) {
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    var parts = path.split(separator: "/").map(String.init)
    var storefront: Storefront?
    if let first = parts.first, let country = Storefront(unlisted: first) {
      storefront = country
      parts.removeFirst()
    }
    guard let page = parts.first else { throw .otherPage(path) }
    let isReview = value("action") == "write-review"
    switch page {
    case "app":
      let app = try Self.number(AppID.self, parts)
      self.init(isReview ? .review(app) : .app(app))
    case "developer", "artist":
      self.init(.developer(try Self.number(DeveloperID.self, parts)))
    case "WebObjects":
      guard let action = parts.last, ["viewSoftware", "viewContentsUserReviews"].contains(action) else {
        throw .otherPage(path)
      }
      guard let app = value("id").flatMap({ StoreNumberText.number(in: $0) }).flatMap({ AppID($0) }) else {
        throw .number(value("id") ?? "")
      }
      self.init(action == "viewSoftware" ? .app(app) : .review(app))
    default:
      throw .otherPage(path)
    }
    self.storefront = storefront
    parameters = Self.kept(items)
  }

  /// `[page, id1]` or `[page, slug, id1]`: the last component is the number; a slug may itself look like one.
  private static func number<Number: StoreNumber>(
    _: Number.Type, _ parts: [String]
  ) throws(ParseFailure) -> Number {
    guard parts.count <= 3, let last = parts.dropFirst().last, last.hasPrefix("id") else {
      throw .number(parts.last ?? "")
    }
    guard let number = StoreNumberText.number(in: last).flatMap({ Number($0) }) else { throw .number(last) }
    return number
  }

  private static func kept(_ items: [URLQueryItem]) -> LinkParameters {
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    return LinkParameters(
      campaign: value("pt").flatMap { provider in
        value("ct").flatMap { token in try? Campaign(provider: provider, token: token) }
      },
      affiliate: value("at"), productPage: value("ppid").flatMap { UUID(uuidString: $0) }, language: value("l"))
  }
}
