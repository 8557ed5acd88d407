import Foundation
import TestSupport
import Testing

@testable import iLinkCore

/// What a recorded file holds, or how it fails.
private enum Expected: Equatable {
  /// Rows for iOS, rows for the Mac, rows that are no apps.
  case rows(iOS: Int = 0, mac: Int = 0, other: Int = 0)
  case fails(LookupError)
}

private func refused(_ key: String) -> LookupError {
  .refused(message: "Invalid value(s) for key(s): [\(key)]", status: 400)
}

/// Every recorded file, and what must come of it; the status is the one it was recorded with, where it matters.
private let table: [(file: String, status: Int, expected: Expected)] = [
  (
    "bare-object-things-that-go-bump-2020.json", 200, .fails(.notAnAnswer(#"{ "screenshotUrls": [ "https://is2-ssl.m"#))
  ),
  ("empty-fastlane-blank-id.json", 200, .rows()),
  ("empty-fastlane-id0.json", 200, .rows()),
  ("empty-fastlane-unknown-bundle.json", 200, .rows()),
  ("empty-mas-nonexistent.json", 200, .rows()),
  ("error-400-invalid-country.json", 400, .fails(refused("country"))),
  ("error-400-invalid-entity.json", 400, .fails(refused("resultEntity"))),
  ("error-429-body.txt", 429, .fails(.throttled(status: 429, retryAfter: 30))),
  ("error-invalid-id.json", 400, .fails(refused("itunesId"))),
  ("excerpt-artists-with-software-artist-2021.json", 200, .rows(other: 3)),
  ("excerpt-ios-kr-four-part-version-2020.json", 200, .rows(iOS: 1)),
  ("excerpt-ios-lookup-alldmeat.json", 200, .rows(iOS: 1)),
  ("excerpt-ios-lookup-contacts-2022.json", 200, .rows(iOS: 1)),
  ("excerpt-mac-no-price-butter-royale-2020.json", 200, .rows(mac: 1)),
  ("excerpt-mac-no-rating-slack-tools-2018.json", 200, .rows(mac: 4)),
  ("ios-kr-lookup-kiwi1023-2023.json", 200, .rows(iOS: 1)),
  ("ios-kr-lookup-yanghojoon-2022.json", 200, .rows(iOS: 1)),
  ("ios-kr-search-36results-raw-2020.json", 200, .rows(iOS: 36)),
  ("ios-kr-search-resultcount-mismatch-2024.json", 200, .rows(iOS: 11)),
  ("ios-lookup-338986109-fr-2014.json", 200, .rows(iOS: 1)),
  ("ios-lookup-facebook-bybundle-2014.json", 200, .rows(iOS: 1)),
  ("ios-lookup-facebook-byid-2014.json", 200, .rows(iOS: 1)),
  ("ios-lookup-infinum-2023.json", 200, .rows(iOS: 1)),
  ("ios-lookup-pookjw-2021.json", 200, .rows(iOS: 1)),
  ("ios-search-captain-tsubasa-2021.json", 200, .rows(iOS: 1)),
  ("ios-us-search-50results-raw-2018.json", 200, .rows(iOS: 50)),
  ("ios-us-search-50results-raw-2020.json", 200, .rows(iOS: 50)),
  ("mac-lookup-fantastical2-2018.json", 200, .rows(mac: 1)),
  ("mac-lookup-notability-2018.json", 200, .rows(mac: 1)),
  ("mac-lookup-slack-2018.json", 200, .rows(mac: 1)),
  ("mac-lookup-things3-2018.json", 200, .rows(mac: 1)),
  ("mac-search-bbedit-2020.json", 200, .rows(mac: 1)),
  ("mac-search-butleroy-2020.json", 200, .rows(mac: 1)),
  ("mac-search-tweetbot-7results-2020.json", 200, .rows(mac: 7)),
  ("mixed-search-deliveries-30results-2020.json", 200, .rows(iOS: 3, mac: 27)),
  ("mixed-search-notability-20results-2020.json", 200, .rows(iOS: 3, mac: 17)),
  ("nonapp-lookup-ebook-2011.json", 200, .rows(other: 1)),
  ("nonapp-lookup-two-artists-2011.json", 200, .rows(other: 2)),
  ("nonapp-movies-and-audiobooks.json", 200, .rows(other: 10)),
  ("nonapp-search-artist-2021.json", 200, .rows(other: 1)),
  ("trimmed-mixed-search-de-2026.json", 200, .rows(iOS: 1, mac: 1)),
]

@Suite struct `Recorded answers are understood` {
  @Test func `the table has every recorded file`() throws {
    let recorded = try Fixtures.answers().filter { !$0.hasPrefix("synthetic-") }
    #expect(recorded == table.map(\.file))
  }

  @Test func `the rows add up by kind`() {
    var sums = (iOS: 0, mac: 0, other: 0, failures: 0)
    for row in table {
      switch row.expected {
      case .rows(let iOS, let mac, let other):
        sums = (sums.iOS + iOS, sums.mac + mac, sums.other + other, sums.failures)
      case .fails: sums.failures += 1
      }
    }
    #expect(sums == (iOS: 165, mac: 63, other: 17, failures: 5))
  }

  @Test(arguments: table.indices)
  func `each file decodes, row by row, or ends in its own error`(index: Int) throws {
    let (file, status, expected) = table[index]
    let reply = LookupReply(
      status: status, body: try Fixtures.data("lookup/\(file)"), retryAfter: status == 429 ? 30 : nil)
    switch expected {
    case .fails(let error):
      #expect(throws: error, "\(file)") {
        try reply.listing(for: request(.bundle(try #require(BundleID("com.no.such")))))
      }
    case .rows(let iOS, let mac, let other):
      let rows = try #require(JSONDecoder().decode(LookupPayload.self, from: reply.body).results)
      let counts = (
        rows.count { $0.kind == "software" }, rows.count { $0.kind == "mac-software" },
        rows.count { !["software", "mac-software"].contains($0.kind ?? "") }
      )
      #expect(counts == (iOS, mac, other), "\(file)")
      for row in rows { try check(row, in: reply, file: file) }
    }
  }

  /// Every app row can be asked for by number and by bundle identifier; any other row is never an answer.
  private func check(_ row: LookupPayload.Row, in reply: LookupReply, file: String) throws {
    guard let kind = row.kind, ["software", "mac-software"].contains(kind) else {
      if let id = row.id {
        #expect(throws: LookupError.self, "\(file)") { try reply.listing(for: request(.id(id))) }
      }
      return
    }
    let (id, bundleID) = (try #require(row.id), try #require(row.bundleID))
    let platform: StorePlatform = kind == "mac-software" ? .macOS : .iOS
    for app in [AppReference.id(id), .bundle(bundleID), .id(id, expecting: bundleID)] {
      let listing = try reply.listing(for: request(app, platform: platform))
      #expect(listing.id == id && listing.bundleID == bundleID && listing.versionText == row.version, "\(file)")
      #expect(listing.version != nil, "\(file): \(listing.versionText)")
      #expect(listing.platform == platform && listing.name != nil, "\(file)")
      #expect((listing.minimumSystem == nil) == file.hasPrefix("trimmed-"), "\(file)")
      #expect(listing.firstReleasedAt != nil, "\(file)")
      #expect((listing.releasedAt == nil) == file.contains("-2014"), "\(file)")
    }
    if platform == .macOS {
      #expect(throws: LookupError.self, "a Mac record is no answer for iOS") {
        try reply.listing(for: request(.id(id)))
      }
    }
  }

  private func request(_ app: AppReference, platform: StorePlatform = .iOS) -> LookupRequest {
    LookupRequest.steps(
      LookupQuery(app, platform: platform, storefronts: StorefrontCandidates(only: .us)), in: .us)[0]
  }
}
