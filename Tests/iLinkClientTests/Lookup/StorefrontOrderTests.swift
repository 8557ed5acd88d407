import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("Which storefronts are asked")
struct StorefrontOrderTests {
  private static let found = Record.answer(Record.row())

  @Test func `the user's own storefront is asked first, and alone when it answers`() async throws {
    let stub = StubTransport(["de": Self.found, "us": Self.found])
    let candidates = StorefrontCandidates(storeKit: .de)
    let answer = try await stub.client().lookUp(.example(in: candidates))
    #expect(stub.countries == ["de"])
    #expect(answer.listing.storefront == .de)
    #expect(answer.isOwnStorefront)
    #expect(answer.notFoundIn == [])
    #expect(answer.remembered == .init(candidates: candidates, storefront: .de))
  }

  @Test func `where the app is not sold, the next storefront is asked (B16, B22)`() async throws {
    let stub = StubTransport(["il": Self.found])
    let candidates = StorefrontCandidates(storeKit: .de, fallbacks: [.fr, .il])
    let answer = try await stub.client().lookUp(.example(in: candidates))
    #expect(stub.countries == ["de", "fr", "il"])
    #expect(answer.listing.storefront == .il)
    #expect(!answer.isOwnStorefront)
    #expect(answer.notFoundIn == [.de, .fr])
  }

  @Test func `not found names all storefronts that were asked (B16, B25)`() async {
    let stub = StubTransport([:])
    let error = await lookupError {
      _ = try await stub.client().lookUp(.example(in: StorefrontCandidates(storeKit: .de, fallbacks: [.fr])))
    }
    #expect(error == .notFound(.bundle(.example), in: [.de, .fr, .us], platform: .iOS))
  }

  @Test func `the storefront that answered is asked first the next time`() async throws {
    let stub = StubTransport(["il": Self.found])
    let client = stub.client()
    let query = LookupQuery.example(in: StorefrontCandidates(storeKit: .de, fallbacks: [.fr, .il]))
    _ = try await client.lookUp(query)
    let again = try await client.lookUp(query)
    #expect(stub.countries == ["de", "fr", "il", "il"])
    #expect(!again.isOwnStorefront)
    #expect(again.notFoundIn == [])
  }

  @Test func `an app that was found by its bundle identifier is remembered by its number too`() async throws {
    let stub = StubTransport(["il": Self.found])
    let client = stub.client()
    var query = LookupQuery.example(in: StorefrontCandidates(storeKit: .de, fallbacks: [.il]))
    _ = try await client.lookUp(query)
    query.app = .id(.example, expecting: .example)
    _ = try await client.lookUp(query)
    #expect(stub.countries == ["de", "il", "il"])
  }

  @Test func `what is remembered counts for the same list and app only`() async throws {
    let stub = StubTransport(["il": Self.found])
    let client = stub.client()
    _ = try await client.lookUp(.example(in: StorefrontCandidates(storeKit: .de, fallbacks: [.il])))
    _ = try await client.lookUp(.example(in: StorefrontCandidates(storeKit: .de, fallbacks: [.fr, .il])))
    let other = LookupQuery(
      .bundle(try #require(BundleID("com.example.other"))), platform: .iOS,
      storefronts: StorefrontCandidates(storeKit: .de, fallbacks: [.il]))
    _ = try? await client.lookUp(other)
    #expect(stub.countries == ["de", "il", "de", "fr", "il", "de", "il", "us"])
  }

  @Test func `what the asker remembers from an earlier launch is asked first`() async throws {
    let stub = StubTransport(["il": Self.found])
    let candidates = StorefrontCandidates(storeKit: .de, fallbacks: [.fr, .il])
    var query = LookupQuery.example(in: candidates)
    query.remembered = .init(candidates: candidates, storefront: .il)
    _ = try await stub.client().lookUp(query)
    #expect(stub.countries == ["il"])
  }

  @Test func `an app that has left the remembered storefront is found in the others`() async throws {
    let stub = StubTransport(["de": Self.found])
    let candidates = StorefrontCandidates(storeKit: .de, fallbacks: [.il])
    var query = LookupQuery.example(in: candidates)
    query.remembered = .init(candidates: candidates, storefront: .il)
    let answer = try await stub.client().lookUp(query)
    #expect(stub.countries == ["il", "de"])
    #expect(answer.isOwnStorefront)
    #expect(answer.remembered.storefront == .de)
  }

  @Test(arguments: [
    ("GI", ["gb", "us"]), ("150", ["us"]), ("001", ["us"]), ("419", ["us"]), ("JE", ["gb", "us"]),
    ("MC", ["fr", "us"]),
    ("PR", ["us"]), ("GL", ["dk", "us"]), ("IC", ["es", "us"]), ("DE", ["de", "us"]), ("", ["us"]),
  ])
  func `a region without a store leads to its neighbour or the fall-back, never to a refusal (B19)`(
    region: String, countries: [String]
  ) async {
    let stub = StubTransport([:])
    _ = try? await stub.client().lookUp(.example(in: StorefrontCandidates(region: region)))
    #expect(stub.countries == countries)
  }

  @Test func `a country that the service does not know is passed over`() async throws {
    let stub = StubTransport { request in
      guard request.storefront.isListed else { return LookupReply(status: 400, body: Data(Record.noSuchCountry.utf8)) }
      return LookupReply(body: Data(Self.found.utf8))
    }
    let unlisted = try #require(Storefront(unlisted: "eu"))
    let answer = try await stub.client().lookUp(.example(in: StorefrontCandidates(explicit: unlisted)))
    #expect(stub.countries == ["eu", "us"])
    #expect(answer.notFoundIn == [], "it did not say that the app is not there")
  }

  @Test func `when every country is refused, that is the error`() async throws {
    let stub = StubTransport { _ in LookupReply(status: 400, body: Data(Record.noSuchCountry.utf8)) }
    let unlisted = try #require(Storefront(unlisted: "eu"))
    let error = await lookupError {
      _ = try await stub.client().lookUp(.example(in: StorefrontCandidates(only: unlisted)))
    }
    #expect(error == .refused(message: "Invalid value(s) for key(s): [country]", status: 400))
  }

  static let stops: [(LookupReply, LookupError)] = [
    (LookupReply(status: 403, body: Data()), .throttled(status: 403, retryAfter: nil)),
    (LookupReply(status: 429, body: Data(), retryAfter: 30), .throttled(status: 429, retryAfter: 30)),
    (LookupReply(status: 503, body: Data()), .http(status: 503)),
    (LookupReply(body: Data("<html>".utf8)), .notAnAnswer("<html>")),
    (
      LookupReply(status: 400, body: Data(#"{"errorMessage":"Invalid value(s) for key(s): [resultEntity]"}"#.utf8)),
      .refused(message: "Invalid value(s) for key(s): [resultEntity]", status: 400)
    ),
    (LookupReply(body: Data(Record.answer(Record.row(version: "")).utf8)), .incompleteRecord(field: "version")),
  ]

  @Test(arguments: stops)
  func `what is no valid answer stops the lookup, and is not "not found" (B37)`(
    reply: LookupReply, expected: LookupError
  ) async {
    let stub = StubTransport { _ in reply }
    let error = await lookupError {
      _ = try await stub.client().lookUp(.example(in: StorefrontCandidates(storeKit: .de)))
    }
    #expect(error == expected)
    #expect(stub.countries == ["de"])
  }

  @Test func `a failure in a fall-back is the outcome, not what the first storefront said`() async {
    let stub = StubTransport { request in
      guard request.storefront == .us else { return LookupReply(body: Data(Record.empty.utf8)) }
      throw LookupError.unreachable(host: "itunes.apple.com", reason: "no connection")
    }
    let error = await lookupError {
      _ = try await stub.client().lookUp(.example(in: StorefrontCandidates(storeKit: .de)))
    }
    #expect(error == .unreachable(host: "itunes.apple.com", reason: "no connection"))
  }

  @Test func `a bad answer is not kept: the next lookup asks again (B07)`() async throws {
    let isFirst = Box(true)
    let stub = StubTransport { _ in
      let body = isFirst.change { isFirst in
        defer { isFirst = false }
        return isFirst ? "<html>" : Self.found
      }
      return LookupReply(body: Data(body.utf8))
    }
    let client = stub.client()
    #expect(await lookupError { _ = try await client.lookUp(.example()) } == .notAnAnswer("<html>"))
    #expect(try await client.lookUp(.example()).listing.versionText == "2.3")
  }
}
