import Foundation
import Testing
import iLinkCore

@Suite struct `Links are read back` {
  @Test(arguments: [
    ("https://apps.apple.com/app/id1", "app 1 -"), ("http://apps.apple.com/app/id1", "app 1 -"),
    ("https://apps.apple.com/us/app/id1", "app 1 us"),
    ("https://apps.apple.com/US/app/some-name/id1?mt=8&uo=4", "app 1 us"),
    ("https://itunes.apple.com/de/app/slug/id1?mt=12&uo=4", "app 1 de"),
    ("https://itunes.apple.com/app/id1", "app 1 -"),
    ("https://geo.itunes.apple.com/app/id1?mt=8", "app 1 -"), ("https://apps.apple.com/app/id999/id1", "app 1 -"),
    ("https://apps.apple.com/kr/app/%EC%B9%B4/id1", "app 1 kr"), ("https://apps.apple.com/kr/app/카카오톡/id1", "app 1 kr"),
    ("https://apps.apple.com/app/id1/", "app 1 -"), ("https://apps.apple.com:443/app/id1", "app 1 -"),
    ("HTTPS://APPS.APPLE.COM/app/id1", "app 1 -"), ("apps.apple.com/us/app/id1", "app 1 us"),
    ("https://apps.apple.com/app/id1?action=write-review", "review 1 -"),
    ("https://apps.apple.com/app/apple-store/id123456789?pt=123456&ct=test1234&mt=8", "app 123456789 -"),
    ("itms-apps://apps.apple.com/app/id1", "app 1 -"), ("itms-appss://apps.apple.com/de/app/x/id1", "app 1 de"),
    ("itms-apps://itunes.apple.com/app/id1", "app 1 -"), ("itms://itunes.apple.com/de/app/x/id1", "app 1 de"),
    ("macappstore://apps.apple.com/app/id1?action=write-review", "review 1 -"),
    ("macappstores://itunes.apple.com/app/id1", "app 1 -"),
    ("com.apple.TVAppStore://itunes.apple.com/app/id1", "app 1 -"),
    (
      "itms-apps://itunes.apple.com/WebObjects/MZStore.woa/wa/viewContentsUserReviews?id=1&type=Purple+Software",
      "review 1 -"
    ),
    ("https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware?id=1&mt=8", "app 1 -"),
    ("https://apps.apple.com/developer/id5", "developer 5 -"),
    ("https://apps.apple.com/fr/developer/some-co/id5?uo=4", "developer 5 fr"),
    ("https://itunes.apple.com/us/artist/some-co/id5", "developer 5 us"),
    ("https://apps.apple.com/app/id1#see-all/reviews", "app 1 -"),
  ])
  func `B112: every known form is understood, and noise is dropped`(text: String, expected: String) throws {
    let link = try StoreLink(parsing: text)
    let destination =
      switch link.destination {
      case .app(let app): "app \(app)"
      case .review(let app): "review \(app)"
      case .developer(let developer): "developer \(developer)"
      }
    #expect("\(destination) \(link.storefront?.code ?? "-")" == expected)
  }

  @Test(
    arguments: [
      ("https://apps.apple.com.evil.example/app/id1", .host("apps.apple.com.evil.example")),
      ("https://apps.apple.com@evil.example/app/id1", .disguised),
      ("https://user:x@apps.apple.com/app/id1", .disguised),
      ("https://evil.example/apps.apple.com/app/id1", .host("evil.example")),
      ("https://apps.apple.com:8443/app/id1", .disguised),
      ("https://evilapps.apple.com/app/id1", .host("evilapps.apple.com")),
      ("https://apple.com/app/id1", .host("apple.com")),
      ("https://apps.apple.com./app/id1", .host("apps.apple.com.")),
      ("https://test.itunes.apple.com/app/id1", .host("test.itunes.apple.com")),
      ("https://geo.apps.apple.com/app/id1", .host("geo.apps.apple.com")),
      ("https://appclip.apple.com/id?p=x", .host("appclip.apple.com")),
      ("javascript:alert(1)", .notAURL), ("javascript://apps.apple.com/app/id1", .scheme("javascript")),
      ("file://apps.apple.com/app/id1", .scheme("file")), ("ftp://apps.apple.com/app/id1", .scheme("ftp")),
      ("https://apps.apple.com\\@evil.example/app/id1", .notAURL), ("https://apps.apple.com/app/id1 ", .notAURL),
      ("https://apps.apple.com/app/id1\n", .notAURL), ("", .notAURL), ("hello", .notAURL),
      ("https://apple.co/2abc", .shortened("apple.co")), ("https://appsto.re/us/abc.i", .shortened("appsto.re")),
      ("https://apps.apple.com/us/app-bundle/x/id1", .otherPage("/us/app-bundle/x/id1")),
      ("https://apps.apple.com/story/id1", .otherPage("/story/id1")), ("https://apps.apple.com/", .otherPage("/")),
      ("https://itunes.apple.com/us/movie/x/id1", .otherPage("/us/movie/x/id1")),
      ("https://apps.apple.com/us/charts", .otherPage("/us/charts")),
      ("https://apps.apple.com/app/id0", .number("id0")), ("https://apps.apple.com/app/id", .number("id")),
      ("https://apps.apple.com/app/id99999999999999999999", .number("id99999999999999999999")),
      ("https://apps.apple.com/app/id12abc", .number("id12abc")), ("https://apps.apple.com/app/slug", .number("slug")),
      ("https://apps.apple.com/app/a/b/id1", .number("id1")),
      ("https://apps.apple.com/app/id1%2F..", .number("id1%2F..")),
      ("https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware?id=x", .number("x")),
      (
        "https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewAlbum?id=1",
        .otherPage("/WebObjects/MZStore.woa/wa/viewAlbum")
      ),
    ] as [(String, StoreLink.ParseFailure)])
  func `look-alikes, tricks and other pages are refused`(text: String, failure: StoreLink.ParseFailure) {
    #expect(throws: failure) { try StoreLink(parsing: text) }
  }

  @Test func `a Cyrillic look-alike of the host is refused`() {
    #expect(throws: StoreLink.ParseFailure.self) { try StoreLink(parsing: "https://аpps.apple.com/app/id1") }
  }

  @Test func `endless text is refused at once`() {
    #expect(throws: StoreLink.ParseFailure.notAURL) {
      try StoreLink(parsing: "https://apps.apple.com/app/" + String(repeating: "a", count: 1_000_000) + "/id1")
    }
  }

  /// C31: what iLink prints, it reads; for every destination, use, storefront and parameter.
  @Test func `what is built is read back the same`() throws {
    let app = try #require(AppID(6_742_821_288))
    let developer = try #require(DeveloperID(5))
    let parameters = [
      LinkParameters.none,
      LinkParameters(
        campaign: try Campaign(provider: "1", token: "a+b &c=d%"), affiliate: "x?y", productPage: UUID(), language: "de"
      ),
    ]
    for destination in [StoreLink.Destination.app(app), .review(app), .developer(developer)] {
      for storefront in [nil, Storefront("xk")] {
        for parameters in parameters {
          let link = StoreLink(destination, storefront: storefront, parameters: parameters)
          for use in [StoreLink.Use.sharing] + StorePlatform.allCases.map({ .local($0) }) {
            let read = try StoreLink(parsing: link.url(for: use))
            var expected = link
            if use == .local(.tvOS), case .review = destination { expected.destination = .app(app) }
            #expect(read == expected, "\(link.url(for: use))")
          }
        }
      }
    }
  }
}
