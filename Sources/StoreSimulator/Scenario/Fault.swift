package import iLinkCore

/// A way in which an answer goes wrong.
package enum Fault: String, Sendable, CaseIterable {
  /// Status 500 with a page.
  case http500 = "http_500"
  /// Status 503 with a page.
  case http503 = "http_503"
  /// Status 403 without a body: how Apple has refused for years.
  case http403 = "http_403"
  /// Status 200 without a body.
  case empty
  /// Status 200 with bytes that mean nothing.
  case garbage
  /// A right answer that breaks off in the middle.
  case truncated
  /// Status 200 with a sign-in page.
  case html
  /// A right answer of 20 MB.
  case huge
  /// A right answer, a byte a second.
  case slow
  /// The connection is reset instead of an answer.
  case reset
  /// The record of another platform than the one asked for.
  case wrongPlatform = "wrong_platform"
  /// A record without its version, and without the fields that are often missing.
  case missingFields = "missing_fields"
}

/// A fault with its frequency: `http_503`, `http_503:0.1`, `http_503:10%@cn,kz`.
package struct FaultRule: Hashable, Sendable {
  /// What goes wrong.
  package var fault: Fault
  /// The share of answers, from 0 to 1.
  package var rate: Double
  /// Only here; everywhere when `nil`.
  package var countries: Set<Storefront>?

  /// Makes a rule.
  package init(_ fault: Fault, rate: Double = 1, countries: Set<Storefront>? = nil) {
    self.fault = fault
    self.rate = rate
    self.countries = countries
  }

  /// Reads a rule.
  package init?(_ text: String) {
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let fault = Fault(rawValue: parts[0].lowercased()) else { return nil }
    let rate = parts.count == 1 ? 1 : Share.fraction(parts[1])
    let countries = halves.count == 1 ? nil : Countries.read(halves[1])
    guard let rate, halves.count == 1 || countries != nil else { return nil }
    self.init(fault, rate: rate, countries: countries)
  }
}

/// Lists of countries as they are written: `cn,kz`.
package enum Countries {
  /// Reads a list; `nil` when one of them has no store, or there is none.
  package static func read(_ text: some StringProtocol) -> Set<Storefront>? {
    let codes = text.split(separator: ",", omittingEmptySubsequences: false)
    let storefronts = codes.compactMap { code in Storefront(String(code.filter { $0 != " " })) }
    return storefronts.count == codes.count ? Set(storefronts) : nil
  }
}
