import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("A store of recorded answers")
struct RecordedCatalogueTests {
  private static let text = """

    ## us software id=123456789 bundleId=com.example.app status=200 source=shared-ios.json
    \(Record.answer(Record.row(version: "15.3")))
    ## us desktopSoftware id=123456789 bundleId=com.example.app status=200 source=shared-mac.json
    \(Record.answer(Record.row(version: "15.3.1", kind: "mac-software")))
    ## us desktopSoftware id=5 bundleId=com.example.MacOnly status=200 source=mac.json
    \(Record.answer(Record.row(id: 5, bundleID: "com.example.MacOnly", version: "1.0", kind: "mac-software")))
    ## fr software id=7 bundleId=com.example.french status=200 source=french.json
    \(Record.answer(Record.row(id: 7, bundleID: "com.example.french", version: "7.0")))
    ## us - id=429000429 bundleId=com.example.throttled status=429 source=error.txt retry-after=30
    Rate limit has been exceeded for: itunes-apple-com|general|203.0.113.10
    """

  private static func client() throws -> LookupClient {
    .recorded(try RecordedCatalogue(text: text)) { .noon }
  }

  private static func query(
    _ bundleID: String, _ platform: StorePlatform = .iOS, in storefront: Storefront = .us
  ) throws -> LookupQuery {
    LookupQuery(
      .bundle(try #require(BundleID(bundleID))), platform: platform, storefronts: StorefrontCandidates(only: storefront)
    )
  }

  @Test func `the text is read, header by header and body by body`() throws {
    let entries = try RecordedCatalogue(text: Self.text).entries
    #expect(entries.count == 5)
    #expect(entries.map(\.storefront.code) == ["us", "us", "us", "fr", "us"])
    #expect(entries.map(\.entity) == ["software", "desktopSoftware", "desktopSoftware", "software", nil])
    #expect(entries.map(\.id.number) == [123_456_789, 123_456_789, 5, 7, 429_000_429])
    #expect(entries.map(\.source).last == "error.txt")
    #expect(entries[4].reply.status == 429)
    #expect(entries[4].reply.retryAfter == 30)
    #expect(
      String(decoding: entries[4].reply.body, as: UTF8.self)
        == "Rate limit has been exceeded for: itunes-apple-com|general|203.0.113.10")
  }

  @Test(arguments: [
    ("{}", 1, "a header (“## …”) must come first"),
    ("## us", 1, "a header has a country, an entity and values"),
    ("\n## usa software id=1", 2, "'usa' is not a country"),
    ("## us software id=1 nonsense", 1, "'nonsense' is not a name and a value"),
    ("## us software bundleId=com.example.app", 1, "the id is missing, or is not a number"),
    ("## us software id=0", 1, "the id is missing, or is not a number"),
    ("## us software id=1 status=fine", 1, "the status is not a number"),
    ("## us software id=1 bundleId=ä", 1, "'ä' is not a bundle identifier"),
  ])
  func `a damaged text says where and why`(text: String, line: Int, reason: String) {
    let failure = #expect(throws: RecordedCatalogue.ParseFailure.self) { try RecordedCatalogue(text: text) }
    #expect(failure?.line == line)
    #expect(failure?.reason == reason)
  }

  @Test func `an empty text is an empty store`() async throws {
    let client = LookupClient.recorded(try RecordedCatalogue(text: "\n\n"))
    let error = await lookupError { _ = try await client.lookUp(.example()) }
    #expect(error == .notFound(.bundle(.example), in: [.us], platform: .iOS))
  }

  @Test(arguments: [
    ("com.example.app", StorePlatform.iOS, "15.3"), ("com.example.app", .macOS, "15.3.1"),
    ("com.example.app", .visionOS, "15.3"), ("com.EXAMPLE.App", .iOS, "15.3"), ("com.example.macONLY", .macOS, "1.0"),
  ])
  func `each platform gets its own record (B10, B134)`(bundleID: String, platform: StorePlatform, version: String)
    async throws
  {
    let answer = try await Self.client().lookUp(try Self.query(bundleID, platform))
    #expect(answer.listing.versionText == version)
    #expect(answer.source == LookupSource(url: nil, fetchedAt: .noon, httpStatus: nil))
  }

  @Test func `a number does as well as a bundle identifier`() async throws {
    let query = LookupQuery(.id(.example), platform: .iOS, storefronts: StorefrontCandidates(only: .us))
    #expect(try await Self.client().lookUp(query).listing.versionText == "15.3")
  }

  @Test func `a Mac app asked for as an iPhone's is "other platform", as the service has it`() async throws {
    let error = await lookupError { _ = try await Self.client().lookUp(try Self.query("com.example.MacOnly")) }
    guard case .otherPlatform(let listing, asked: .iOS)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(listing.platform == .macOS)
  }

  @Test func `what was not recorded is not found`() async throws {
    for query in [
      try Self.query("com.example.french"), try Self.query("com.example.app", .tvOS),
      try Self.query("com.example.app", in: .fr),
    ] {
      let error = await lookupError { _ = try await Self.client().lookUp(query) }
      #expect(error == .notFound(query.app, in: query.storefronts.inOrder(), platform: query.platform))
    }
  }

  @Test func `a recorded refusal is one`() async throws {
    let error = await lookupError { _ = try await Self.client().lookUp(try Self.query("com.example.throttled")) }
    #expect(error == .throttled(status: 429, retryAfter: 30))
  }

  @Test func `many apps come joined, and fall-backs are asked in order`() async throws {
    let list = LookupListQuery([.example, AppID(5)!, AppID(7)!, AppID(9)!], platform: .macOS, storefront: .us)
    let answer = try await Self.client().lookUpAll(list)
    #expect(answer.listings.mapValues(\.versionText) == [.example: "15.3.1", AppID(5)!: "1.0"])
    #expect(answer.notFound.map(\.number) == [7, 9])
    var query = try Self.query("com.example.french")
    query.storefronts = StorefrontCandidates(storeKit: .us, fallbacks: [.fr])
    #expect(try await Self.client().lookUp(query).notFoundIn == [.us])
  }
}
