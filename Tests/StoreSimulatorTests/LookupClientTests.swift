import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore

@testable import StoreSimulator

/// The library against a store: nothing of it is replaced, from the query to the socket.
@Suite(.timeLimit(.minutes(2))) struct `The lookup client against the simulated store` {
  /// A store behind a port, and a client that asks it.
  private struct Shop {
    let server: SimulatorServer
    let service: LookupService
    let client: LookupClient

    init(timeLimit: TimeInterval = 30, retry: RetryPolicy = .none, _ scenario: (inout Scenario) -> Void = { _ in })
      throws
    {
      server = try SimulatorServer(store(scenario))
      service = try #require(LookupService(server.url))
      client = .live(
        service: service, freshness: .off, transport: .urlSession(for: service, timeLimit: timeLimit), retry: retry,
        now: { .noon })
    }

    func lookUp(
      _ app: AppReference = .bundle(BundleID("com.example.app")!), _ platform: StorePlatform = .iOS,
      in country: Storefront = .us
    ) async throws -> LookupAnswer {
      try await client.lookUp(LookupQuery(app, platform: platform, storefronts: .init(only: country)))
    }

    func error(_ platform: StorePlatform = .iOS, in country: Storefront = .us) async -> LookupError? {
      do {
        _ = try await lookUp(.bundle(BundleID("com.example.app")!), platform, in: country)
        return nil
      } catch {
        return error as? LookupError
      }
    }

    /// What was asked, from the journal.
    func journal() throws -> [[String: Any]] {
      let client = try RawClient(port: server.port)
      client.get("/_ilink/requests")
      let object = try JSONSerialization.jsonObject(with: client.answer().body.data) as? [String: Any]
      return try #require(object?["requests"] as? [[String: Any]])
    }
  }

  private static let app = AppReference.bundle(BundleID("com.example.app")!)
  private static let host = "127.0.0.1"

  @Test(arguments: StorePlatform.allCases)
  func `a record is found for every platform, by ID and by bundle identifier`(platform: StorePlatform) async throws {
    let shop = try Shop()
    defer { shop.server.stop() }
    for app in [Self.app, .id(AppID(123_456_789)!)] {
      let listing = try await shop.lookUp(app, platform, in: Storefront("de")!).listing
      #expect(listing.versionText == "2.3.0" && listing.bundleID == BundleID("com.example.app"))
      #expect(listing.name == "Example" && listing.storefront.code == "de" && listing.serves(platform))
      #expect(listing.releasedAt == Date(timeIntervalSince1970: 1_795_766_400), "2026-11-27T08:00:00Z")
      #expect(listing.firstReleasedAt != nil && listing.minimumSystem != nil && listing.releaseNotes != nil)
      #expect(listing.fileSize == 48_234_496 && listing.developerID?.number == 987_654_321)
    }
  }

  @Test(
    arguments: [
      (.http500, .http(status: 500)), (.http503, .http(status: 503)),
      (.http403, .throttled(status: 403, retryAfter: nil)), (.empty, .notAnAnswer("nothing")),
      (.html, .notAnAnswer("<!DOCTYPE html> <html lang=\"en\"> <head><")), (.huge, .tooLarge(limit: 2_000_000)),
      (.truncated, .unreachable(host: host, reason: "connection broke off")),
      (.reset, .unreachable(host: host, reason: "connection broke off")),
      (.slow, .timedOut(host: host, after: 0.5)), (.missingFields, .incompleteRecord(field: "version")),
    ] as [(Fault, LookupError)])
  func `each fault is its own error`(fault: Fault, expected: LookupError) async throws {
    let shop = try Shop(timeLimit: fault == .slow ? 0.5 : 30) { $0.faults = [FaultRule(fault)] }
    defer { shop.server.stop() }
    #expect(await shop.error() == expected)
    #expect(try shop.journal().map { $0["fault"] as? String } == [fault.rawValue])
  }

  @Test func `garbage is no answer, and another platform's record is one of another platform`() async throws {
    let garbage = try Shop { $0.faults = [FaultRule(.garbage)] }
    defer { garbage.server.stop() }
    let error = await garbage.error()
    if case .notAnAnswer = error {} else { Issue.record("\(String(describing: error))") }
    let other = try Shop { $0.faults = [FaultRule(.wrongPlatform)] }
    defer { other.server.stop() }
    let otherError = await other.error()
    if case .otherPlatform(let listing, asked: .iOS) = otherError {
      #expect(listing.platform == .macOS)
    } else {
      Issue.record("\(String(describing: otherError))")
    }
  }

  @Test func `every fault is in one of the two tests above`() { #expect(Fault.allCases.count == 10 + 2) }

  @Test(arguments: [(403, nil), (429, 30)] as [(Int, TimeInterval?)])
  func `one request too many is throttling`(status: Int, retryAfter: TimeInterval?) async throws {
    let shop = try Shop {
      $0.throttle = 1
      $0.throttleStatus = status
    }
    defer { shop.server.stop() }
    #expect(await shop.error() == nil)
    #expect(await shop.error() == .throttled(status: status, retryAfter: retryAfter))
  }

  @Test func `a retry gets over what is gone by then`() async throws {
    let shop = try Shop(retry: RetryPolicy(retries: 8, firstDelay: 0.001)) {
      $0.faults = [FaultRule(.http503, rate: 0.5)]
    }
    defer { shop.server.stop() }
    var attempts = 0
    for _ in 0..<10 { attempts += try await shop.lookUp().source.attempts }
    #expect(attempts > 10)
    #expect(try shop.journal().count == attempts)
  }

  @Test func `not sold here, no such app and no such store are three things`() async throws {
    let af = try #require(Storefront("af"))
    let shop = try Shop { $0.absent = [af] }
    defer { shop.server.stop() }
    #expect(await shop.error(in: af) == .notFound(Self.app, in: [af], platform: .iOS))
    let xx = try #require(Storefront(unlisted: "xx"))
    #expect(
      await shop.error(in: xx) == .refused(message: "Invalid value(s) for key(s): [country]", status: 400))
    let found = try await shop.client.lookUp(
      LookupQuery(Self.app, platform: .iOS, storefronts: StorefrontCandidates(explicit: af, region: "DE")))
    #expect(!found.isOwnStorefront && found.notFoundIn == [af])
  }

  @Test func `a Mac is asked twice where the app is an iPhone's, which then does not count`() async throws {
    let shop = try Shop { $0.apps = [SimulatedApp("com.example.app:5:ios")!] }
    defer { shop.server.stop() }
    let error = await shop.error(.macOS)
    if case .otherPlatform(_, asked: .macOS) = error {} else { Issue.record("\(String(describing: error))") }
    let targets = try shop.journal().compactMap { $0["target"] as? String }
    #expect(
      targets == [
        "/lookup?bundleId=com.example.app&country=us&entity=desktopSoftware",
        "/lookup?bundleId=com.example.app&country=us",
      ])
  }

  @Test func `a cached answer says how old it is, and a fresh one is asked past the cache`() async throws {
    let shop = try Shop { $0.staleness = 86_400 }
    defer { shop.server.stop() }
    #expect(try await shop.lookUp().source.cacheAge ?? 0 > 0)
    let fresh = LookupClient.live(service: shop.service, freshness: .minutely) { .noon }
    let query = LookupQuery(Self.app, platform: .iOS, storefronts: StorefrontCandidates(only: .us))
    #expect(try await fresh.lookUp(query).source.cacheAge == 0)
  }

  @Test func `a thousand apps come in five requests over one connection`() async throws {
    let shop = try Shop { $0.apps = (1...1000).compactMap { SimulatedApp("com.example.app\($0):\($0)") } }
    defer { shop.server.stop() }
    let ids = (1...1001).compactMap { AppID($0) }
    let answer = try await shop.client.lookUpAll(LookupListQuery(ids, platform: .iOS, storefront: .us))
    #expect(answer.listings.count == 1000 && answer.notFound == [AppID(1001)!])
    let journal = try shop.journal()
    #expect(journal.count == 6 && Set(journal.compactMap { $0["connection"] as? Int }).count == 1)
  }

  @Test func `requests name the country, take gzip, and say who asks`() async throws {
    let shop = try Shop()
    defer { shop.server.stop() }
    for country in ["us", "de", "jp"] { _ = try await shop.lookUp(in: try #require(Storefront(country))) }
    let journal = try shop.journal()
    #expect(journal.compactMap { $0["country"] as? String } == ["us", "de", "jp"])
    for entry in journal {
      #expect((entry["target"] as? String)?.contains("country=") == true)
      #expect((entry["acceptEncoding"] as? String)?.contains("gzip") == true)
      #expect((entry["userAgent"] as? String)?.hasPrefix("iLink/2.0 (+https://") == true)
    }
    #expect(Set(journal.compactMap { $0["connection"] as? Int }).count == 1)
  }
}
