import Testing
import iLinkCore

@testable import StoreSimulator

@Suite struct `Faults` {
  private static func answer(_ fault: Fault, _ target: String = "/lookup?id=123456789&entity=software") -> StoreAnswer {
    var store = store { $0.faults = [FaultRule(fault)] }
    return store.answer(to: target, at: 0)
  }

  @Test(
    arguments: [
      (.http500, 500, .whole), (.http503, 503, .whole), (.http403, 403, .whole), (.empty, 200, .whole),
      (.garbage, 200, .whole), (.truncated, 200, .cut), (.html, 200, .whole), (.huge, 200, .whole), (.slow, 200, .slow),
      (.reset, 200, .reset), (.wrongPlatform, 200, .whole), (.missingFields, 200, .whole),
    ] as [(Fault, Int, StoreAnswer.Delivery)])
  func `each has its own status and way out`(fault: Fault, status: Int, delivery: StoreAnswer.Delivery) {
    let answer = Self.answer(fault)
    #expect(answer.status == status && answer.delivery == delivery && answer.background.fault == fault)
  }

  @Test func `every fault is in the table above`() { #expect(Fault.allCases.count == 12) }

  @Test func `each has its own body`() throws {
    #expect(Self.answer(.empty).body.count == 0 && Self.answer(.http403).body.count == 0)
    #expect(Self.answer(.garbage).rows == nil && Self.answer(.garbage).body.count == 512)
    #expect(Self.answer(.html).header("Content-Type") == "text/html")
    #expect(Self.answer(.http503).body.bytes.text.contains("503 Service Unavailable"))
    #expect(Self.answer(.huge).body.count > 16_000_000 && Self.answer(.huge).rows?.count == 1)
    #expect(Self.answer(.huge).body.heldBytes < 10_000)
    #expect(Self.answer(.slow).rows?.count == 1 && Self.answer(.truncated).rows?.count == 1)
    let incomplete = try #require(Self.answer(.missingFields).rows?.first)
    for field in ["version", "price", "formattedPrice", "releaseNotes", "minimumOsVersion", "fileSizeBytes"] {
      #expect(incomplete[field] == nil)
    }
    #expect(incomplete["trackId"] as? Int == 123_456_789)
  }

  @Test(arguments: [
    ("software", "mac-software"), ("desktopSoftware", "software"), ("tvSoftware", "mac-software"),
  ])
  func `the wrong platform is never the one asked for`(entity: String, kind: String) {
    let answer = Self.answer(.wrongPlatform, "/lookup?id=123456789&entity=\(entity)")
    #expect(answer.rows?.map { $0["kind"] as? String } == [kind])
  }

  @Test func `they strike as often as they should, and the first that does counts`() {
    var store = store { $0.faults = [FaultRule(.http500, rate: 0.2), FaultRule(.http503, rate: 0.5)] }
    let statuses = (0..<2000).map { _ in store.answer(to: "/lookup?id=123456789", at: 0).status }
    #expect((340...460).contains(statuses.count { $0 == 500 }))
    #expect((720...880).contains(statuses.count { $0 == 503 }))
  }

  @Test func `they strike where they should, and when`() {
    let kz: Set = [Storefront("kz")!]
    var store = store { $0.faults = [FaultRule(.http503, countries: kz)] }
    func status(_ country: String, _ moment: Double) -> Int {
      store.answer(to: "/\(country)/lookup?id=123456789", at: moment).status
    }
    #expect(status("kz", 0) == 503 && status("de", 0) == 200)
    var change = Change(in: [Storefront("de")!])
    change.faults = [FaultRule(.http500)]
    store.apply(change, at: 10)
    #expect(status("de", 9) == 200 && status("de", 10) == 500 && status("kz", 10) == 503)
    change.countries = nil
    change.faults = []
    store.apply(change, at: 20)
    #expect(status("de", 20) == 200 && status("kz", 20) == 200)
  }

  @Test func `refused requests are refused, whatever else goes wrong`() {
    var store = store { $0.faults = [FaultRule(.slow)] }
    #expect(store.answer(to: "/lookup?id=x", at: 0).status == 400)
  }
}
