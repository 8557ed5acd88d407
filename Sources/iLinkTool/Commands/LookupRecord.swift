import Foundation
import iLinkCore

/// The record of an app as `lookup` prints it: every format is made of the same facts.
struct LookupRecord: Sendable {
  /// What the record says under a key: as text, "" for nothing, and in JSON.
  typealias Fact = (key: String, text: String, json: JSON)

  let facts: [Fact]
  /// The document `ilink.lookup/1`.
  let json: JSON

  init(_ answer: LookupAnswer, question: StoreAsker.Question, country: Storefront?) {
    let facts = Self.facts(answer.listing, country: country)
    self.facts = facts
    json = .object([
      "schema": .string("ilink.lookup/1"), "exitStatus": .integer(ExitStatus.ok.rawValue),
      "app": AppJSON.of(answer.listing, platform: question.platform, country: question.country),
      "record": .object(facts.map { JSON.Member(key: $0.key, value: $0.json) }),
      "source": AppJSON.of(answer.source),
    ])
  }

  /// The facts in their order.
  static let keys = [
    "id", "bundleId", "name", "version", "releasedAt", "firstReleasedAt", "minimumOS", "platform", "runsOnMac",
    "country", "developerId", "developer", "genreId", "genre", "price", "fileSize", "link", "releaseNotes",
  ]

  private static func facts(_ listing: StoreListing, country: Storefront?) -> [Fact] {
    func text(_ key: String, _ text: String?) -> Fact { (key, text ?? "", .string(text)) }
    func number(_ key: String, _ number: (some BinaryInteger)?) -> Fact {
      (key, number.map { "\($0)" } ?? "", .integer(number))
    }
    let link = StoreLink.app(listing.id, in: country).url(for: .sharing).absoluteString
    return [
      number("id", listing.id.number), text("bundleId", listing.bundleID.text), text("name", listing.name),
      text("version", listing.versionText), text("releasedAt", listing.releasedAt.map(Moments.text)),
      text("firstReleasedAt", listing.firstReleasedAt.map(Moments.text)),
      text("minimumOS", listing.minimumSystem?.description), text("platform", listing.platform.rawValue),
      ("runsOnMac", listing.serves(.macOS) ? "yes" : "no", .bool(listing.serves(.macOS))),
      text("country", listing.storefront.code), number("developerId", listing.developerID?.number),
      text("developer", listing.developerName), number("genreId", listing.genreID), text("genre", listing.genreName),
      text("price", listing.formattedPrice), number("fileSize", listing.fileSize), text("link", link),
      text("releaseNotes", listing.releaseNotes),
    ]
  }
}
