import Foundation
import Testing
import iLinkCore

private let app = AppID(284_910_350)!
private let developer = DeveloperID(5)!

@Suite struct `Links are built from numbers` {
  /// Every cell of the table in the design: destination × where it is opened.
  @Test(
    arguments: [
      (.app(app), .local(.iOS), "itms-apps://apps.apple.com/app/id284910350"),
      (.app(app), .local(.macOS), "macappstore://apps.apple.com/app/id284910350"),
      (.app(app), .local(.tvOS), "com.apple.TVAppStore://itunes.apple.com/app/id284910350"),
      (.app(app), .local(.visionOS), "https://apps.apple.com/app/id284910350"),
      (.app(app), .sharing, "https://apps.apple.com/app/id284910350"),
      (.review(app), .local(.iOS), "itms-apps://apps.apple.com/app/id284910350?action=write-review"),
      (.review(app), .local(.macOS), "macappstore://apps.apple.com/app/id284910350?action=write-review"),
      (.review(app), .local(.tvOS), "com.apple.TVAppStore://itunes.apple.com/app/id284910350"),
      (.review(app), .local(.visionOS), "https://apps.apple.com/app/id284910350?action=write-review"),
      (.review(app), .sharing, "https://apps.apple.com/app/id284910350?action=write-review"),
      (.developer(developer), .local(.iOS), "itms-apps://apps.apple.com/developer/id5"),
      (.developer(developer), .local(.macOS), "macappstore://apps.apple.com/developer/id5"),
      (.developer(developer), .local(.tvOS), "https://apps.apple.com/developer/id5"),
      (.developer(developer), .local(.visionOS), "https://apps.apple.com/developer/id5"),
      (.developer(developer), .sharing, "https://apps.apple.com/developer/id5"),
    ] as [(StoreLink.Destination, StoreLink.Use, String)])
  func `B100, B103: each cell of the table is the right URL`(
    destination: StoreLink.Destination, use: StoreLink.Use, expected: String
  ) {
    #expect(StoreLink(destination).url(for: use).absoluteString == expected)
  }

  @Test(
    arguments: [
      (.app(app), .sharing, "https://apps.apple.com/de/app/id284910350"),
      (.app(app), .local(.iOS), "itms-apps://apps.apple.com/de/app/id284910350"),
      (.app(app), .local(.tvOS), "com.apple.TVAppStore://itunes.apple.com/de/app/id284910350"),
      (.review(app), .local(.macOS), "macappstore://apps.apple.com/de/app/id284910350?action=write-review"),
      (.developer(developer), .sharing, "https://apps.apple.com/de/developer/id5"),
    ] as [(StoreLink.Destination, StoreLink.Use, String)])
  func `a storefront stands before the page`(
    destination: StoreLink.Destination, use: StoreLink.Use, expected: String
  ) {
    #expect(StoreLink(destination, storefront: Storefront("DE")).url(for: use).absoluteString == expected)
  }

  /// C50 of the command's contract: nothing in a value can end it or the query.
  @Test func `values are encoded and there is never a second question mark`() throws {
    var link = StoreLink.review(app)
    link.parameters = LinkParameters(
      campaign: try Campaign(provider: "123456", token: "spring sale+50%&x=1?#中"), affiliate: "1l3v?a=b",
      productPage: UUID(uuidString: "45812c9b-c296-43d3-c6a0-c5a02f74bf6e"), language: "en-GB",
      extras: [URLQueryItem(name: "mt", value: "8"), URLQueryItem(name: "action", value: "evil")])
    let url = link.url(for: .local(.iOS)).absoluteString
    #expect(
      url == "itms-apps://apps.apple.com/app/id284910350?action=write-review&pt=123456"
        + "&ct=spring%20sale%2B50%25%26x%3D1?%23%E4%B8%AD&at=1l3v?a%3Db"
        + "&ppid=45812C9B-C296-43D3-C6A0-C5A02F74BF6E&l=en-GB&mt=8")
    let read = try #require(URLComponents(string: url)?.queryItems)
    #expect(read.first { $0.name == "ct" }?.value == "spring sale+50%&x=1?#中")
  }

  @Test func `B112, C07: the default carries no codes`() {
    #expect(LinkParameters.none.items.isEmpty)
    #expect(StoreLink.app(app).url(for: .sharing).query == nil)
  }

  @Test(arguments: [
    ("at=1l3v&ct=abc&pt=1", ["pt=1", "ct=abc", "at=1l3v"]), ("?at=a%20b", ["at=a b"]), ("ct=lonely", ["ct=lonely"]),
    ("x=1&x=2&&=3&y", ["x=1", "x=2", "y"]), ("z=50%", ["z=50%"]), ("z=%ZZ", ["z=%ZZ"]), ("z=%C3%A9", ["z=é"]),
    ("z=%FF", ["z=%FF"]), ("", []), ("ppid=nonsense", ["ppid=nonsense"]), ("z=%+1", ["z=%+1"]), ("z=%4", ["z=%4"]),
  ])
  func `a raw query is read without losing anything`(query: String, items: [String]) {
    let read = LinkParameters(query: query).items.map { [$0.name, $0.value].compactMap { $0 }.joined(separator: "=") }
    #expect(read == items)
  }

  @Test(arguments: [
    ("", "abc"), ("12a", "abc"), ("١", "abc"), ("1", ""), ("1", " abc"), ("1", "abc "), ("1", "a\nb"), ("1", "a\u{7}b"),
    ("1", String(repeating: "é", count: 21)), ("1", String(repeating: "x", count: 41)),
  ])
  func `half or oversized campaigns are refused`(provider: String, token: String) {
    #expect(throws: Campaign.Failure.self) { try Campaign(provider: provider, token: token) }
  }

  @Test func `forty bytes fit and more than thirty is worth a warning`() throws {
    #expect(try Campaign(provider: "1", token: String(repeating: "x", count: 40)).exceedsConsoleLimit)
    #expect(try Campaign(provider: "1", token: String(repeating: "x", count: 30)).exceedsConsoleLimit == false)
    let failure = #expect(throws: Campaign.Failure.self) {
      try Campaign(provider: "1", token: String(repeating: "x", count: 43))
    }
    #expect(failure?.description == "the campaign token is 43 bytes long; the App Store accepts 40.")
  }
}
