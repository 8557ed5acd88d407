import Foundation
import Testing
import iLinkCore

@Suite struct `Identifiers are checked at the door` {
  @Test(
    arguments: [
      ("284910350", 284_910_350), ("id284910350", 284_910_350), ("6742821288", 6_742_821_288), ("1", 1),
      ("9223372036854775807", 9_223_372_036_854_775_807),
      ("https://apps.apple.com/us/app/yelp/id284910350", 284_910_350),
      ("itms-apps://apps.apple.com/app/id1?action=write-review", 1), ("007", 7),
    ] as [(String, UInt64)])
  func `a number of an app is read`(text: String, number: UInt64) {
    #expect(AppID(text)?.number == number)
  }

  @Test(arguments: [
    "", "0", "id0", "id", "-1", "+1", "1.0", "id-1", "9223372036854775808", "id99999999999999999999", "١٢٣", "1 ", " 1",
    "0x1", "ID5", "idid5", "https://apps.apple.com/developer/id1", "com.example.app",
    "https://apps.apple.com.evil.example/app/id1",
  ])
  func `what is no number of an app is nil`(text: String) {
    #expect(AppID(text) == nil)
  }

  @Test func `an app's link is no developer and a developer's is no app`() {
    #expect(DeveloperID("https://apps.apple.com/de/developer/some-name/id5")?.number == 5)
    #expect(DeveloperID("https://apps.apple.com/de/artist/id5")?.number == 5)
    #expect(DeveloperID("https://apps.apple.com/de/app/id5") == nil)
    #expect(DeveloperID("284910350")?.number == 284_910_350)
  }

  @Test func `numbers from anywhere pass the same door`() {
    #expect(AppID(0) == nil)
    #expect(AppID(-1) == nil)
    #expect(AppID(UInt64.max) == nil)
    #expect(AppID(Int64.max)?.number == 9_223_372_036_854_775_807)
  }

  @Test(arguments: ["12", "\"12\"", "\"id12\""])
  func `decoding takes numbers and texts`(json: String) throws {
    #expect(try JSONDecoder().decode([AppID].self, from: Data("[\(json)]".utf8)) == [try #require(AppID(12))])
  }

  @Test(arguments: ["0", "-1", "\"0\"", "null", "true", "1.5", "\"x\"", "99999999999999999999"])
  func `decoding refuses what is no number`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([AppID].self, from: Data("[\(json)]".utf8)) }
  }

  @Test(arguments: ["com.example.app", "com.Example-1.App_2", "abc", "A", "1.2.3", "-", "maccatalyst.com.example"])
  func `a bundle identifier is kept as given`(text: String) throws {
    let bundleID = try #require(BundleID(text))
    #expect(bundleID.text == text)
    #expect(bundleID == BundleID(text.uppercased()))
    #expect(bundleID.hashValue == BundleID(text.lowercased())?.hashValue)
    #expect(try JSONDecoder().decode([BundleID].self, from: JSONEncoder().encode([bundleID])) == [bundleID])
  }

  @Test(arguments: [
    "", " ", "com.ex&mple", "com.example.😀", "com example", "com.exämple", "a\n", "a/b",
    String(repeating: "a", count: 256),
  ])
  func `anything else is no bundle identifier`(text: String) {
    #expect(BundleID(text) == nil)
  }
}
