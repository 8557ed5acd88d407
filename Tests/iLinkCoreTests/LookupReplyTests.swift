import Foundation
import TestSupport
import Testing

@testable import iLinkCore

private let example = BundleID("com.example.app")!

private func request(
  _ app: AppReference = .bundle(example), platform: StorePlatform = .iOS, step: Int = 0
) -> LookupRequest {
  LookupRequest.steps(LookupQuery(app, platform: platform, storefronts: StorefrontCandidates(only: .us)), in: .us)[step]
}

private func reply(_ json: String, status: Int = 200) -> LookupReply {
  LookupReply(status: status, body: Data(json.utf8))
}

private func fixture(_ name: String) throws -> LookupReply {
  LookupReply(body: try Fixtures.data("lookup/synthetic-\(name)"))
}

private func row(_ fields: String) -> LookupReply {
  reply("\n\n\n{\"resultCount\":1,\"results\":[{\(fields)}]}")
}

private let required = #""trackId":7,"bundleId":"com.example.app","version":"1.0""#

@Suite struct `An answer's record is chosen, never taken by position` {
  @Test func `B10: a shared ID answers for the platform that was asked`() throws {
    let shared = try fixture("both-kinds.json")
    #expect(try shared.listing(for: request(platform: .macOS)).platform == .macOS)
    #expect(try shared.listing(for: request(platform: .iOS)).platform == .iOS)
  }

  @Test func `B10, B13: an iPhone's record is no answer for a Mac`() throws {
    let iPhone = try fixture("shared-id-ios.json")
    let error = #expect(throws: LookupError.self) { try iPhone.listing(for: request(platform: .macOS)) }
    guard case .otherPlatform(let listing, .macOS) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(listing.platform == .iOS)
  }

  @Test func `B13: an iPad app that lists the Mac answers there, with a minimum of iOS that says nothing about macOS`()
    throws
  {
    let body = row(
      required
        + #","kind":"software","minimumOsVersion":"13.0","supportedDevices":["iPad-iPad","MacDesktop-MacDesktop"]"#)
    let listing = try body.listing(for: request(platform: .macOS, step: 1))
    #expect(listing.platform == .iOS && listing.runsOnMac)
    #expect(listing.supports(system: try #require(AppVersion("12.0")), of: .macOS) == nil)
    #expect(listing.supports(system: try #require(AppVersion("12.0")), of: .iOS) == false)
    #expect(listing.supports(system: try #require(AppVersion("13")), of: .iOS) == true)
  }

  @Test func `B14: the Apple TV asks for its own records and refuses the Mac's`() throws {
    #expect(request(platform: .tvOS).entity == "tvSoftware")
    #expect(try row(required + #","kind":"software""#).listing(for: request(platform: .tvOS)).platform == .tvOS)
    #expect(throws: LookupError.self) {
      try row(required + #","kind":"mac-software""#).listing(for: request(platform: .tvOS))
    }
  }

  @Test func `B148: Vision Pro reads the iOS record and compares no system number with it`() throws {
    let listing = try row(required + #","kind":"software","minimumOsVersion":"17.0""#).listing(
      for: request(platform: .visionOS))
    #expect(listing.platform == .iOS)
    #expect(listing.supports(system: try #require(AppVersion("1.0")), of: .visionOS) == nil)
  }

  @Test func `B134, C14: letter case of a bundle identifier does not count and the record's spelling is kept`() throws {
    let listing = try fixture("bundle-id-letter-case.json").listing(for: request())
    #expect(listing.bundleID == example && listing.bundleID.text != example.text)
  }

  @Test func `a record with another bundle identifier than the app's is a mismatch, not an update`() throws {
    let other = try #require(BundleID("com.example.other"))
    let error = #expect(throws: LookupError.self) {
      try row(required).listing(for: request(.id(AppID(7)!, expecting: other)))
    }
    guard case .bundleMismatch(let asked, let found) = error else { return #expect(Bool(false)) }
    #expect(asked == other && found.bundleID == example)
  }

  @Test func `a search hit that is another app is not found`() {
    #expect(throws: LookupError.notFound(.bundle(BundleID("com.no.such")!), in: [.us], platform: .iOS)) {
      try row(required).listing(for: request(.bundle(BundleID("com.no.such")!)))
    }
  }

  @Test func `a developer's row before the apps is passed over`() throws {
    let listings = try fixture("developer-lookup.json")
    let apps = try #require(JSONDecoder().decode(LookupPayload.self, from: listings.body).results)
    #expect(apps.first?.wrapperType == "artist")
    let second = try #require(apps.dropFirst().first { $0.kind == "software" }?.id)
    #expect(try listings.listing(for: request(.id(second))).id == second)
  }

  @Test func `many apps are matched by number, whatever their order, and absent ones are absent`() throws {
    let rows = [3, 1, 9].map {
      #"{"trackId":\#($0),"bundleId":"com.example.a\#($0)","version":"1.\#($0)","kind":"software"}"#
    }
    let body = reply(#"{"resultCount":50,"results":["# + rows.joined(separator: ",") + "]}")
    let asked = [1, 2, 3].map { AppID($0)! }
    let listings = try body.listings(
      for: LookupRequest.batches(LookupListQuery(asked, platform: .iOS, storefront: .us))[0][0])
    #expect(listings.mapValues(\.versionText) == [AppID(1)!: "1.1", AppID(3)!: "1.3"])
  }
}

@Suite struct `Decoding is lenient` {
  @Test(arguments: [
    "required-fields-only.json", "nulls-everywhere.json", "wrong-types.json", "unknown-fields.json", "old-format.json",
    "unparsable-date.json", "empty-release-notes.json", "no-release-notes.json", "preorder-without-price.json",
    "shared-id-ios.json", "track-id-text.json", "track-id-above-2-32.json",
  ])
  func `B28, B29, B31, B32, B38, C21: a field of another kind costs that field, not the answer`(file: String) throws {
    let body = try fixture(file)
    let id = try #require(JSONDecoder().decode(LookupPayload.self, from: body.body).results?.first?.id)
    let listing = try body.listing(for: request(.id(id)))
    #expect(listing.version != nil)
  }

  @Test func `a number may come as text and be larger than 32 bits`() throws {
    #expect(
      try row(#""trackId":"6742821288","bundleId":"com.example.app","version":"1""#).listing(for: request()).id.number
        == 6_742_821_288)
    #expect(
      try row(required + #","fileSizeBytes":"1650916352","primaryGenreId":"6007""#).listing(for: request()).fileSize
        == 1_650_916_352)
  }

  @Test(
    arguments: [
      ("2017-06-19T01:02:03Z", 1_497_834_123.0), ("2017-06-19T01:02:03.000Z", 1_497_834_123), ("19/06/2017", nil),
      ("", nil),
    ] as [(String, Double?)])
  func `B38: dates are read the same everywhere, and one that cannot be read is no date`(text: String, seconds: Double?)
    throws
  {
    let listing = try row(required + #","currentVersionReleaseDate":"\#(text)""#).listing(for: request())
    #expect(listing.releasedAt?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    (#""bundleId":"com.example.app","version":"1""#, "trackId"),
    (#""trackId":0,"bundleId":"com.example.app","version":"1""#, "trackId"),
    (#""trackId":7,"version":"1""#, "bundleId"), (#""trackId":7,"bundleId":"com.ex&mple","version":"1""#, "bundleId"),
    (#""trackId":7,"bundleId":"com.example.app""#, "version"),
    (#""trackId":7,"bundleId":"com.example.app","version":"""#, "version"),
    (#""trackId":7,"bundleId":"com.example.app","version":null"#, "version"),
    (#""trackId":7,"bundleId":"com.example.app","version":2.1"#, "version"),
  ])
  func `a record without what is required says which field`(fields: String, field: String) {
    #expect(throws: LookupError.incompleteRecord(field: field)) {
      try row(fields + #","kind":"software""#).listing(
        for: request(field == "bundleId" ? .id(AppID(7)!) : .bundle(example)))
    }
  }

  @Test func `a version that cannot be compared is kept as text`() throws {
    let listing = try fixture("version-not-comparable.json").listing(for: request())
    #expect(listing.version == nil && !listing.versionText.isEmpty)
  }
}

@Suite struct `Each failure has its own error` {
  @Test(arguments: [
    (200, "", LookupError.notAnAnswer("nothing")), (200, "\n\n\n", .notAnAnswer("nothing")),
    (200, "[]", .notAnAnswer("[]")),
    (200, "{}", .notAnAnswer("{}")),
    (200, "<html><body>Sign in</body></html>", .notAnAnswer("<html><body>Sign in</body></html>")),
    (200, #"{"resultCount":1,"results":[{"trackId":"#, .notAnAnswer(#"{"resultCount":1,"results":[{"trackId":"#)),
    (200, #"{"results":{}}"#, .notAnAnswer(#"{"results":{}}"#)), (200, "\u{1B}[2J\u{7}junk", .notAnAnswer("[2J junk")),
    (200, #"{"resultCount":0,"results":[]}"#, .notFound(.bundle(example), in: [.us], platform: .iOS)),
    (200, #"{"resultCount":1,"results":[null,1,"x",[]]}"#, .notFound(.bundle(example), in: [.us], platform: .iOS)),
    (403, "", .throttled(status: 403, retryAfter: nil)), (429, "Rate limit", .throttled(status: 429, retryAfter: nil)),
    (
      400, #"{"errorMessage":"Invalid value(s) for key(s): [country]"}"#,
      .refused(message: "Invalid value(s) for key(s): [country]", status: 400)
    ),
    (400, "oops", .http(status: 400)), (404, "", .http(status: 404)), (502, "<html>", .http(status: 502)),
    (503, "", .http(status: 503)),
    (301, "", .http(status: 301)), (204, "", .http(status: 204)),
    (502, #"{"resultCount":1,"results":[{\#(required)}]}"#, .http(status: 502)),
  ])
  func `status first, then the body`(status: Int, body: String, error: LookupError) {
    #expect(throws: error) { try reply(body, status: status).listing(for: request()) }
  }

  @Test func `deep nesting is refused, not followed`() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(throws: LookupError.self) { try reply(#"{"results":"# + deep).listing(for: request()) }
  }

  @Test func `B34: only a valid "not there" may erase what is on record`() throws {
    let listing = try row(required).listing(for: request())
    let erasing: [LookupError] = [
      .notFound(.bundle(example), in: [.us], platform: .iOS), .otherPlatform(listing, asked: .macOS),
    ]
    let others: [LookupError] = [
      .throttled(status: 403, retryAfter: nil), .refused(message: "", status: 400), .http(status: 500),
      .notAnAnswer(""),
      .incompleteRecord(field: "version"), .tooLarge(limit: 1), .timedOut(host: "", after: 1),
      .unreachable(host: "", reason: ""),
      .redirectRefused(host: ""), .bundleMismatch(asked: example, found: listing),
    ]
    #expect(erasing.filter { $0.saysNotThere }.count == 2)
    #expect(others.filter { $0.saysNotThere }.isEmpty)
    #expect((erasing + others).filter { $0.isTransient }.count == 4)
    for error in erasing + others {
      #expect(error.description.hasSuffix(".") && error.description.contains(". "), "\(error)")
    }
  }
}

@Suite struct `Requests have one spelling` {
  @Test(
    arguments: [
      (.bundle(example), .iOS, ["bundleId=com.example.app&country=de&entity=software"]),
      (.id(AppID(7)!, expecting: example), .iOS, ["id=7&country=de&entity=software"]),
      (.id(AppID(7)!), .macOS, ["id=7&country=de&entity=desktopSoftware", "id=7&country=de"]),
      (.bundle(example), .tvOS, ["bundleId=com.example.app&country=de&entity=tvSoftware"]),
      (.bundle(example), .visionOS, ["bundleId=com.example.app&country=de&entity=software"]),
    ] as [(AppReference, StorePlatform, [String])])
  func `B11, B14, B23, B25: country always, entity by platform`(
    app: AppReference, platform: StorePlatform, queries: [String]
  ) throws {
    let germany = try #require(Storefront("de"))
    let query = LookupQuery(app, platform: platform, storefronts: StorefrontCandidates(only: germany))
    let urls = LookupRequest.steps(query, in: germany).map { $0.url(at: .apple).absoluteString }
    #expect(urls == queries.map { "https://itunes.apple.com/lookup?" + $0 })
  }

  @Test func `language and freshness come last`() {
    let query = LookupQuery(
      .bundle(example), platform: .iOS, storefronts: StorefrontCandidates(only: .us), language: "ja_jp")
    #expect(
      LookupRequest.steps(query, in: .us)[0].url(at: .apple, freshness: "42").query
        == "bundleId=com.example.app&country=us&entity=software&lang=ja_jp&fresh=42")
  }

  @Test(arguments: [(1, [1]), (200, [200]), (201, [200, 1]), (1000, [200, 200, 200, 200, 200]), (0, [])])
  func `up to 200 IDs go into a request`(count: Int, sizes: [Int]) {
    let query = LookupListQuery((0..<count).map { AppID($0 + 1)! }, platform: .iOS, storefront: .us)
    let counts = LookupRequest.batches(query).map { steps in
      steps[0].url(at: .apple).query?.split(separator: "&").first?.split(separator: ",").count
    }
    #expect(counts == sizes)
  }

  @Test func `the limits grow with the number of apps, up to 16 MB`() {
    func limit(_ count: Int) -> Int? {
      LookupRequest.batches(LookupListQuery((0..<count).map { AppID($0 + 1)! }, platform: .iOS, storefront: .us)).first?
        .first?.maximumBytes
    }
    #expect(request().maximumBytes == 2_000_000)
    #expect(limit(10) == 640_000)
    #expect(limit(200) == 12_800_000)
  }

  @Test(arguments: [
    ("https://itunes.apple.com", true), ("https://store.example:8443/base/", true), ("http://127.0.0.1:8910", true),
    ("http://localhost", true), ("http://[::1]:80", true), ("http://127.9.9.9", true),
    ("http://itunes.apple.com", false),
    ("http://127.0.0.1.evil.example", false), ("http://127.evil.example.com", false),
    ("https://user:pass@itunes.apple.com", false),
    ("https://itunes.apple.com?x=1", false), ("https://itunes.apple.com#x", false), ("ftp://localhost", false),
    ("", false),
    ("localhost:80", false), ("https://", false), ("http://128.0.0.1", false), ("http://localhost.evil.example", false),
  ])
  func `B131, C19, C48: a service is https, or http on this machine, and carries no secrets`(text: String, valid: Bool)
  {
    #expect((LookupService(text) != nil) == valid)
  }

  @Test(arguments: [
    ("https://apps.apple.com/x", true), ("https://apple.com/", true), ("http://apps.apple.com/x", false),
    ("https://evilapple.com", false),
    ("https://apple.com.evil.example", false), ("http://127.0.0.1:8910/y", true), ("http://127.0.0.1:8911/y", false),
    ("https://127.0.0.1:8910/y", false), ("https://u@apple.com/", false), ("file:///etc/passwd", false),
  ])
  func `redirects lead to Apple over https or back to the same service`(target: String, allowed: Bool) throws {
    let service = try #require(LookupService("http://127.0.0.1:8910"))
    #expect(service.allowsRedirect(to: try #require(URL(string: target))) == allowed)
  }

  @Test func `a base path is kept`() {
    #expect(request().url(at: LookupService("https://store.example/base/")!).path == "/base/lookup")
    #expect(LookupService.apple.base.absoluteString == "https://itunes.apple.com")
  }
}
