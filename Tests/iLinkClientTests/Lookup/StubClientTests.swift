import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("Clients for tests")
struct StubClientTests {
  private static let list = LookupListQuery([.example, AppID(5)!], platform: .iOS, storefront: .us)
  private static let listing = StoreListing(
    id: .example, bundleID: .example, versionText: "2.3", platform: .iOS, storefront: .de)

  @Test func `a failing client fails with the error given`() async {
    let error = LookupError.unreachable(host: "itunes.apple.com", reason: "no connection")
    let client = LookupClient.failing(error)
    #expect(await lookupError { _ = try await client.lookUp(.example()) } == error)
    #expect(await lookupError { _ = try await client.lookUpAll(Self.list) } == error)
  }

  @Test func `an unexpected call says what was looked up, and fails`() async {
    let calls = Box<[String]>([])
    let client = LookupClient.unexpected { call in calls.change { $0.append(call) } }
    #expect(await lookupError { _ = try await client.lookUp(.example()) } != nil)
    #expect(await lookupError { _ = try await client.lookUpAll(Self.list) } != nil)
    #expect(
      calls.value == [
        "Nobody expected a lookup of com.example.app (ios).", "Nobody expected a lookup of 2 apps (ios).",
      ])
  }

  @Test func `a script gives its outcomes in turn, and then fails`() async throws {
    let client = LookupClient.scripted([.success(Self.listing), .failure(.http(status: 500))])
    let answer = try await client.lookUp(.example(in: StorefrontCandidates(storeKit: .de)))
    #expect(answer.listing == Self.listing)
    #expect(answer.isOwnStorefront)
    #expect(await lookupError { _ = try await client.lookUp(.example()) } == .http(status: 500))
    #expect(
      await lookupError { _ = try await client.lookUp(.example()) }
        == .unreachable(host: "the store", reason: "the script has no further answer"))
  }
}
