import Foundation
import iLinkCore

/// A lookup as the service understands it.
struct LookupQuestion: Hashable, Sendable {
  /// Which of an app's records are meant.
  enum Entity: String, Hashable, Sendable {
    case software, iPadSoftware, macSoftware, desktopSoftware, tvSoftware
  }

  /// What the service makes of an address.
  enum Reading: Hashable, Sendable {
    case question(LookupQuestion)
    case refusal(Refusal)
    /// A lookup of nothing, which is answered with nothing.
    case nothing
  }

  /// App and developer numbers.
  var ids: [UInt64] = []
  var bundleIDs: [BundleID] = []
  var storefront = Storefront.us
  /// Empty when none was named.
  var entities: [Entity] = []
  /// How many rows of a developer's apps.
  var limit = 50

  /// More than this many IDs bring a 502 (measured by others).
  static let mostIDs = 200

  /// The other entities of Apple's documentation: they name no apps, and are no error.
  private static let otherEntities: Set<String> = [
    "movieArtist", "movie", "podcastAuthor", "podcast", "musicArtist", "musicTrack", "album", "musicVideo", "mix",
    "song", "audiobookAuthor", "audiobook", "shortFilmArtist", "shortFilm", "tvEpisode", "tvSeason", "ebook",
    "allArtist", "allTrack",
  ]

  /// Reads an address: `/lookup?id=…&country=…`, with the country in front as well (`/de/lookup`).
  static func read(_ target: String) -> Reading {
    let path = target.prefix { $0 != "?" }
    let items = QueryItems(target.dropFirst(path.count + 1))
    let segments = path.split(separator: "/")
    var question = LookupQuestion()
    switch segments.count {
    case 1 where segments[0] == "lookup": break
    case 2 where segments[1] == "lookup" && segments[0].utf8.count == 2:
      guard let storefront = Storefront(segments[0]) else { return .refusal(.country) }
      question.storefront = storefront
    // A typing error that has been seen, `/lookup/bundleId=…`, is no error to the service.
    case 2... where segments[0] == "lookup": return .nothing
    default: return .refusal(.notFound)
    }
    return question.complete(items)
  }

  private mutating func complete(_ items: QueryItems) -> Reading {
    if let country = items["country"], !country.isEmpty {
      guard let storefront = Storefront(country) else { return .refusal(.country) }
      self.storefront = storefront
    }
    for name in (items["entity"] ?? "").split(separator: ",") {
      if let entity = Entity(rawValue: String(name)) {
        entities.append(entity)
      } else if !Self.otherEntities.contains(String(name)) {
        return .refusal(.entity)
      }
    }
    let namesOthersOnly = entities.isEmpty && !(items["entity"] ?? "").isEmpty
    limit = min(items["limit"].flatMap { Int($0) } ?? 50, 200)
    let texts = (items["id"] ?? "").split(separator: ",")
    guard texts.count <= Self.mostIDs else { return .refusal(.tooManyIDs) }
    for text in texts {
      guard let id = UInt64(text) else { return .refusal(.id) }
      ids.append(id)
    }
    // One only: lists of bundle identifiers are not proven to work, so a client must not get used to them here.
    bundleIDs = [items["bundleId"].flatMap { BundleID($0) }].compactMap(\.self)
    return (ids.isEmpty && bundleIDs.isEmpty) || namesOthersOnly ? .nothing : .question(self)
  }
}

/// The items of a query, decoded; the last one of a name counts.
struct QueryItems {
  private var items: [(name: String, value: String)] = []

  init(_ query: Substring) {
    for item in query.utf8.split(separator: UInt8(ascii: "&")) {
      let halves = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      items.append((Self.decoded(halves[0]), halves.count == 2 ? Self.decoded(halves[1]) : ""))
    }
  }

  subscript(name: String) -> String? { items.last { $0.name == name }?.value }

  var names: [String] { items.map(\.name) }

  /// `%2C` becomes a comma and `+` a blank; what is no escape stays.
  private static func decoded(_ text: Substring.UTF8View) -> String {
    guard text.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return String(Substring(text))
    }
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = digit(rest.first), let low = digit(rest.dropFirst().first) {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
    default: return nil
    }
  }
}
