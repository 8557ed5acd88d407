import Foundation
import TestSupport
import Testing
import iLinkCore

@testable import StoreSimulator

@Suite struct `Answers look like the recorded ones` {
  /// The fields of a recorded row.
  private static func fields(_ file: String) throws -> Set<String> {
    let object = try JSONSerialization.jsonObject(with: Fixtures.data("lookup/\(file)")) as? [String: Any]
    let row = try #require((object?["results"] as? [[String: Any]])?.first)
    return Set(row.keys)
  }

  @Test func `a record has every field of a recorded one, and no other`() throws {
    var store = store()
    let mobile = try #require(store.answer(to: "/lookup?id=123456789&entity=software", at: 0).rows?.first)
    #expect(Set(mobile.keys) == (try Self.fields("ios-us-search-50results-raw-2020.json")))
    let mac = try #require(store.answer(to: "/lookup?id=123456789&entity=desktopSoftware", at: 0).rows?.first)
    #expect(Set(mac.keys) == (try Self.fields("mac-search-bbedit-2020.json")))
  }

  @Test func `fields have the types that they were recorded with`() throws {
    let object = try JSONSerialization.jsonObject(with: Fixtures.data("lookup/ios-us-search-50results-raw-2020.json"))
    let recorded = try #require(((object as? [String: Any])?["results"] as? [[String: Any]])?.first)
    var store = store()
    let row = try #require(store.answer(to: "/lookup?id=123456789&entity=software", at: 0).rows?.first)
    for (key, value) in row {
      func kind(_ value: Any?) -> String { value is String ? "text" : value is [Any] ? "list" : "number" }
      #expect(kind(value) == kind(recorded[key]), "\(key)")
    }
  }

  @Test func `bodies have the length of real ones`() {
    var store = store()
    for entity in ["software", "desktopSoftware", "tvSoftware"] {
      let count = store.answer(to: "/lookup?id=123456789&entity=\(entity)", at: 0).body.count
      #expect((2500...7000).contains(count), "\(entity): \(count)")
    }
  }

  @Test func `bodies begin and end as recorded`() throws {
    let recorded = [UInt8](try Fixtures.data("lookup/ios-kr-search-36results-raw-2020.json"))
    var store = store()
    let body = store.answer(to: "/lookup?id=123456789", at: 0).body.bytes
    #expect(body.text.hasPrefix("\n\n\n{\n \"resultCount\":1,\n \"results\": [\n{\"isGameCenterEnabled\":false, "))
    #expect(recorded.text.hasPrefix("\n\n\n{\n \"resultCount\":36,\n \"results\": [\n{\"isGameCenterEnabled\":false, "))
    #expect(body.suffix(7) == recorded.suffix(7))
  }

  @Test(arguments: [
    ("/lookup?id=5", "empty-mas-nonexistent.json", 200), ("/lookup?id=", "empty-fastlane-blank-id.json", 200),
    ("/lookup?id=5&country=xx", "error-400-invalid-country.json", 400),
    ("/lookup?id=5&entity=hardware", "error-400-invalid-entity.json", 400),
    ("/lookup?id=five", "error-invalid-id.json", 400),
  ])
  func `refusals and empty answers are the recorded ones`(target: String, file: String, status: Int) throws {
    var store = store()
    let answer = store.answer(to: target, at: 0)
    let recorded = [UInt8](try Fixtures.data("lookup/\(file)"))
    // The empty answers were recorded with one newline less or more.
    let isEmpty = file.hasPrefix("empty")
    let trimmed = { (bytes: [UInt8]) in bytes.text.trimmingCharacters(in: .newlines) }
    #expect(isEmpty ? trimmed(answer.body.bytes) == trimmed(recorded) : answer.body.bytes == recorded)
    #expect(answer.status == status)
    #expect(answer.header("content-type") == "text/javascript; charset=utf-8")
    #expect(answer.header("content-disposition") == "attachment; filename=1.txt")
  }

  @Test func `a 429 is the recorded one`() throws {
    let answer = Refusal.throttled(status: 429, retryAfter: 30).answer
    let recorded = try Fixtures.text("lookup/error-429-body.txt").trimmingCharacters(in: .newlines)
    #expect(answer.body.bytes.text.trimmingCharacters(in: .newlines) == recorded)
    #expect(answer.header("Retry-After") == "30" && answer.header("Content-Type") == "text/html")
  }

  @Test func `a 403 is empty`() {
    let answer = Refusal.throttled(status: 403, retryAfter: 30).answer
    #expect(answer.status == 403 && answer.body.count == 0 && answer.header("Retry-After") == nil)
    #expect(answer.header("Cache-Control") == "max-age=0,no-cache,no-store")
  }

  @Test func `the sign-in page is the fixture's`() throws {
    var store = store { $0.faults = [FaultRule(.html)] }
    let body = store.answer(to: "/lookup?id=5", at: 0).body.bytes
    let page = try Fixtures.text("lookup/synthetic-html-error-page-200.html")
    #expect(body.text.trimmingCharacters(in: .newlines) == page.trimmingCharacters(in: .newlines))
  }

  @Test(arguments: StorePlatform.allCases, [Fault?.none, .wrongPlatform, .missingFields])
  func `lengths are known before anything is written`(platform: StorePlatform, fault: Fault?) {
    var store = store {
      $0.version = "2.3 \"β\" \\ \u{1}"
      $0.faults = fault.map { [FaultRule($0)] } ?? []
    }
    for target in ["/lookup?id=123456789", "/de/lookup?id=987654321,123456789&entity=desktopSoftware,tvSoftware"] {
      let answer = store.answer(to: target, at: 0)
      #expect(answer.body.count == answer.body.bytes.count)
      #expect(answer.rows?.isEmpty == false)
    }
  }

  @Test func `links carry the country, and names a slug`() throws {
    var store = store()
    let row = try #require(store.answer(to: "/lookup?id=123456789&country=kr", at: 0).rows?.first)
    #expect(row["trackViewUrl"] as? String == "https://apps.apple.com/kr/app/example/id123456789?uo=4")
    #expect(row["artistViewUrl"] as? String == "https://apps.apple.com/kr/developer/example-gmbh/id987654321?uo=4")
  }
}
