/// One of the App Store's national stores, by its two-letter code.
///
/// Apple sells in 175 of them; each has its own names, prices and ratings, and an app may be in some and not in others.
/// A device's region is *not* its storefront: it is a format setting, and about 75 regions have no store at all
/// (``init(region:)``). StoreKit says three letters, the lookup service and links want two (``init(alpha3:)``).
public struct Storefront: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Two lower-case letters, such as `de`: the form in links and lookups.
  public let code: String

  /// One of the 175 known storefronts, letter case aside; `nil` for any other text.
  public init?(_ code: some StringProtocol) {
    guard let shaped = Storefront(unlisted: code), StorefrontIndex.shared.byCode[shaped.code] != nil else {
      return nil
    }
    self = shaped
  }

  /// Any two ASCII letters: the explicit way to a store that opened after this list was made.
  ///
  /// The lookup service answers a code without a store with HTTP 400 (measured; see ``LookupError/refused(message:status:)``).
  public init?(unlisted code: some StringProtocol) {
    guard code.utf8.count == 2, code.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic }) else {
      return nil
    }
    self.code = code.lowercased()
  }

  /// The store that answers when nothing else is known: the United States'. The service's own default.
  public static let us = Storefront(known: "us")

  /// Whether this is one of the 175 known storefronts.
  public var isListed: Bool { StorefrontIndex.shared.byCode[code] != nil }

  /// The country's or region's English name; `nil` for an unlisted code.
  public var name: String? { StorefrontIndex.shared.byCode[code]?.name }

  /// The code that StoreKit gives, three upper-case letters (ISO 3166-1 alpha-3, and `XKS` for Kosovo);
  /// `nil` for an unlisted code.
  public var alpha3: String? { StorefrontIndex.shared.byCode[code]?.alpha3 }

  /// The two-letter code.
  public var description: String { code }

  /// Orders by code.
  public static func < (one: Storefront, other: Storefront) -> Bool { one.code < other.code }

  /// All 175, by code. The set is the same in App Store Connect's help, in Apple's own list and in other libraries'.
  public static var all: [Storefront] { StorefrontIndex.shared.all }

  init(known code: String) { self.code = code }
}

extension Storefront: Codable {
  /// Reads a two-letter code, listed or not: what was stored by a newer version stays readable.
  ///
  /// - Throws: `DecodingError` when it is not two ASCII letters.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let storefront = Storefront(unlisted: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a two-letter storefront code.")
    }
    self = storefront
  }

  /// Writes the two-letter code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
