#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The query items that a store link may carry. By default there are none: no hidden codes.
public struct LinkParameters: Hashable, Sendable {
  /// A campaign of App Store Connect's analytics (`pt` and `ct`).
  public var campaign: Campaign?
  /// An affiliate token (`at`). Apps left Apple's affiliate programme in October 2018; the item still passes.
  public var affiliate: String?
  /// A custom product page (`ppid`; iOS 15 and later, elsewhere the default page shows).
  public var productPage: UUID?
  /// The page's language (`l`), such as `de` or `en-GB`; ignored by the store when it does not offer it.
  public var language: String?
  /// Further items, appended as they are. Names that the properties above own, and `action`, are left out.
  public var extras: [URLQueryItem]

  /// Makes a set of parameters.
  public init(
    campaign: Campaign? = nil, affiliate: String? = nil, productPage: UUID? = nil, language: String? = nil,
    extras: [URLQueryItem] = []
  ) {
    self.campaign = campaign
    self.affiliate = affiliate
    self.productPage = productPage
    self.language = language
    self.extras = extras
  }

  /// No parameters.
  public static let none = LinkParameters()

  /// Reads a raw query (`at=…&ct=…`, with or without `?` in front), such as iLink 1.x's `linkParams`.
  ///
  /// A value that is not percent-encoded is taken as it stands; nothing is thrown away but empty names.
  public init(query: String) {
    self.init()
    let pairs = query.drop { $0 == "?" || $0 == "&" }.split(separator: "&").compactMap(Self.pair)
    func first(_ name: String) -> String? { pairs.first { $0.name == name }?.value }
    affiliate = first("at")
    language = first("l")
    productPage = first("ppid").flatMap { UUID(uuidString: $0) }
    campaign = first("pt").flatMap { provider in
      first("ct").flatMap { token in try? Campaign(provider: provider, token: token) }
    }
    let owned = Set(typedItems.map(\.name))
    extras = pairs.filter { !owned.contains($0.name) }
  }

  /// All items in one fixed order, so that one link has one spelling.
  public var items: [URLQueryItem] {
    let typed = typedItems
    let owned = Set(typed.map(\.name) + ["action"])
    return typed + extras.filter { !owned.contains($0.name) }
  }

  private var typedItems: [URLQueryItem] {
    [
      ("pt", campaign?.provider), ("ct", campaign?.token), ("at", affiliate), ("ppid", productPage?.uuidString),
      ("l", language),
    ].compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
  }

  private static func pair(_ text: Substring) -> URLQueryItem? {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = halves.first.map(decoded), !name.isEmpty else { return nil }
    return URLQueryItem(name: name, value: halves.count == 2 ? decoded(halves[1]) : nil)
  }

  /// Undoes percent-encoding; FoundationEssentials has no such call. What is not well encoded stays as it stands.
  private static func decoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        let digits = String(decoding: bytes[(index + 1)...].prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
          let byte = UInt8(digits, radix: 16)
        else { return String(text) }
        plain.append(byte)
        index += 3
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    let decoded = String(decoding: plain, as: UTF8.self)
    return decoded.utf8.elementsEqual(plain) ? decoded : String(text)
  }
}
