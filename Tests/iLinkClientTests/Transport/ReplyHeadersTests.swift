import Foundation
import Testing

@testable import iLinkClient

@Suite("Headers of a reply")
struct ReplyHeadersTests {
  private static let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

  @Test(arguments: [
    ("30", 30), ("0", 0), (" 7 ", 7), ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Sun, 06 Nov 1994 08:49:37 GMT", 0),
    ("Sat, 05 Nov 1994 08:49:37 GMT", 0), ("", nil), ("-5", nil), ("+5", nil), ("soon", nil), ("1.5", nil),
    ("٣", nil), ("Sun, 06 Nov 1994 08:49:37", nil), ("Sun, 06 Nov 1994 24:00:00 GMT", nil),
  ])
  func `Retry-After is seconds or a date, never negative`(text: String, seconds: TimeInterval?) {
    #expect(ReplyHeaders.retryAfter(text, now: Self.now) == seconds)
  }

  @Test func `an absurd number of seconds is still a number`() {
    #expect(ReplyHeaders.retryAfter(String(repeating: "9", count: 30), now: Self.now) == 1e30)
    #expect(ReplyHeaders.retryAfter(String(repeating: "9", count: 400), now: Self.now) == nil)
  }

  @Test(arguments: [("12989", 12_989), ("0", 0), ("old", nil)])
  func `Age is seconds`(text: String, seconds: TimeInterval?) {
    #expect(ReplyHeaders.age(text) == seconds)
  }

  @Test(arguments: [
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600), ("Wed, 01 Mar 2000 00:00:00 GMT", 951_868_800),
    ("Mon, 30 Nov 2026 17:00:00 GMT", 1_796_058_000), ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
  ])
  func `a date is read without the device's settings (B38)`(text: String, seconds: TimeInterval) {
    #expect(HTTPDate.read(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "Sun, 06 Nov 94 08:49:37 GMT", "Sun, 06 Brumaire 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET",
    "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 Nov -994 08:49:37 GMT",
  ])
  func `what is no such date is none`(text: String) {
    #expect(HTTPDate.read(text) == nil)
  }
}
