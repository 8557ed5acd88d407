import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("Many apps at once")
struct ListLookupTests {
  /// Answers for the even numbers with the Mac's record, and for those that three divides with an iPad's.
  private static let stub = { @Sendable in
    StubTransport { request in
      guard case .apps(let apps) = request.subject else { return LookupReply(status: 400, body: Data()) }
      let rows = apps.compactMap { app -> String? in
        if request.entity == "desktopSoftware" {
          return app.number % 2 == 0
            ? Record.row(id: Int64(app.number), bundleID: "com.example.a\(app)", kind: "mac-software") : nil
        }
        guard app.number % 3 == 0 else { return nil }
        return Record.row(id: Int64(app.number), bundleID: "com.example.a\(app)", devices: ["MacDesktop-MacDesktop"])
      }
      return LookupReply(body: Data("{\"results\":[\(rows.reversed().joined(separator: ","))]}".utf8))
    }
  }

  private static func query(_ numbers: some Sequence<Int>, _ platform: StorePlatform = .macOS) -> LookupListQuery {
    LookupListQuery(numbers.compactMap { AppID($0) }, platform: platform, storefront: .us)
  }

  @Test func `answers are matched by number, and the second step asks for what is open only`() async throws {
    let stub = Self.stub()
    let answer = try await stub.client().lookUpAll(Self.query([6, 1, 2, 3, 5]))
    #expect(answer.listings.mapValues(\.platform) == [AppID(6)!: .macOS, AppID(2)!: .macOS, AppID(3)!: .iOS])
    #expect(answer.notFound.map(\.number) == [1, 5])
    #expect(answer.sources.count == 2)
    #expect(
      stub.journal.map(\.subject) == [.apps([6, 1, 2, 3, 5].map { AppID($0)! }), .apps([1, 3, 5].map { AppID($0)! })])
    #expect(stub.journal.map(\.entity) == ["desktopSoftware", nil])
  }

  @Test func `there is no second step when nothing is open`() async throws {
    let stub = Self.stub()
    let answer = try await stub.client().lookUpAll(Self.query([2, 4]))
    #expect(answer.listings.count == 2)
    #expect(stub.journal.count == 1)
  }

  @Test func `200 go into one request, and 201 into two (B37)`() async throws {
    for (count, requests) in [(200, 1), (201, 2), (400, 2), (0, 0)] {
      let stub = Self.stub()
      let answer = try await stub.client().lookUpAll(Self.query(1..<(count + 1), .iOS))
      #expect(stub.journal.count == requests)
      #expect(answer.listings.count == count / 3)
      #expect(answer.listings.count + answer.notFound.count == count)
    }
  }

  @Test func `an app that is named twice is asked for once`() async throws {
    let stub = Self.stub()
    let answer = try await stub.client().lookUpAll(Self.query([3, 3, 1, 3, 1], .iOS))
    #expect(stub.journal.map(\.subject) == [.apps([AppID(3)!, AppID(1)!])])
    #expect(answer.notFound.map(\.number) == [1])
  }

  @Test func `an error of one request is the outcome`() async {
    let stub = StubTransport { _ in LookupReply(status: 429, body: Data(), retryAfter: 30) }
    let error = await lookupError { _ = try await stub.client().lookUpAll(Self.query(1...300)) }
    #expect(error == .throttled(status: 429, retryAfter: 30))
    #expect(stub.journal.count == 1)
  }

  @Test func `a client made of one closure looks up one by one`() async throws {
    let stub = Self.stub()
    let client = LookupClient { query in
      guard case .id(let app, _) = query.app, app.number != 2 else {
        throw LookupError.notFound(query.app, in: [.us], platform: query.platform)
      }
      return LookupAnswer(
        listing: StoreListing(id: app, bundleID: .example, versionText: "1.0", platform: .iOS, storefront: .us),
        isOwnStorefront: true, remembered: .init(candidates: query.storefronts, storefront: .us),
        source: LookupSource(url: nil, fetchedAt: .noon))
    }
    let answer = try await client.lookUpAll(Self.query([1, 2, 3], .iOS))
    #expect(Set(answer.listings.keys.map(\.number)) == [1, 3])
    #expect(answer.notFound.map(\.number) == [2])
    #expect(stub.journal == [])
  }
}
