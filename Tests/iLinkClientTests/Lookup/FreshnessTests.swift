import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("How old an answer may be")
struct FreshnessTests {
  @Test(arguments: [
    (Freshness.off, TimeInterval(0), String?.none), (.hourly, 0, "0"), (.hourly, 3599, "0"), (.hourly, 3600, "1"),
    (.minutely, 59, "0"), (.minutely, 60, "1"), (.hourly, -1, "-1"), (.hourly, 1e300, nil), (.minutely, .nan, nil),
  ])
  func `a value changes with the hour or the minute`(freshness: Freshness, seconds: TimeInterval, value: String?) {
    #expect(freshness.value(at: Date(timeIntervalSince1970: seconds)) == value)
  }

  @Test(arguments: [(Freshness.off, 1), (.hourly, 2), (.minutely, 3)])
  func `the address changes no more often than that, so that others' answers are of use too (B02)`(
    freshness: Freshness, count: Int
  ) async throws {
    let now = Box(Date.noon)
    let urls = Box<[URL]>([])
    let transport = LookupTransport { _, url in
      urls.change { $0.append(url) }
      return LookupReply(body: Data(Record.answer(Record.row()).utf8))
    }
    let client = LookupClient.live(freshness: freshness, transport: transport) { now.value }
    for seconds: TimeInterval in [0, 1, 59, 60, 61, 3600, 3659] {
      now.change { $0 = .noon + seconds }
      _ = try await client.lookUp(.example())
    }
    #expect(urls.value.count == 7, "every lookup asks")
    #expect(Set(urls.value).count == count)
    #expect(urls.value.allSatisfy { ($0.query?.contains("fresh=") ?? false) == (freshness != .off) })
  }
}
