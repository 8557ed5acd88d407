import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("Lookup errors as NSError")
struct ErrorBridgeTests {
  private static let listing = StoreListing(
    id: .example, bundleID: .example, versionText: "2.3", platform: .iOS, storefront: .us)

  static let rows: [(LookupError, Int)] = [
    (.bundleMismatch(asked: BundleID("com.example.other")!, found: listing), 1),
    (.notFound(.bundle(.example), in: [.us], platform: .iOS), 2), (.otherPlatform(listing, asked: .macOS), 100),
    (.throttled(status: 429, retryAfter: nil), 101), (.refused(message: "no", status: 400), 102),
    (.http(status: 502), 103),
    (.notAnAnswer("<html>"), 104), (.incompleteRecord(field: "version"), 105), (.tooLarge(limit: 5), 106),
    (.timedOut(host: "itunes.apple.com", after: 30), 107),
    (.unreachable(host: "itunes.apple.com", reason: "no connection"), 108),
    (.redirectRefused(host: "evil.example"), 109),
  ]

  @Test(arguments: rows)
  func `each has 1.x's domain, a code of its own, and its text`(error: LookupError, code: Int) {
    let bridged = error as NSError
    #expect(bridged.domain == "iLinkErrorDomain")
    #expect(bridged.code == code)
    #expect(error.iLinkCode.rawValue == code)
    #expect(bridged.localizedDescription == error.description)
    #expect((error as any Error).localizedDescription == error.description)
  }

  @Test func `the first five codes are those of 1.x`() {
    #expect(iLinkErrorCode.allCases.prefix(5).map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(iLinkErrorCode.allCases.dropFirst(5).allSatisfy { $0.rawValue >= 100 })
  }
}
