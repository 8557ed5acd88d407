import Foundation
import Testing
import iLinkCore

@Suite struct `Every tap on a link ends in one page or one error` {
  var device = Device()

  static let pages: [(OpenDestination, [String])] = [
    (.appPage, ["itms-apps://apps.apple.com/app/id123456789", "https://apps.apple.com/app/id123456789"]),
    (
      .review,
      [
        "itms-apps://apps.apple.com/app/id123456789?action=write-review",
        "https://apps.apple.com/app/id123456789?action=write-review",
      ]
    ),
    (.developer, ["itms-apps://apps.apple.com/developer/id987654321", "https://apps.apple.com/developer/id987654321"]),
    (.anotherApp(AppID(7)!), ["itms-apps://apps.apple.com/app/id7", "https://apps.apple.com/app/id7"]),
    (.productPage(), ["itms-apps://apps.apple.com/app/id123456789", "https://apps.apple.com/app/id123456789"]),
    (.productPage(AppID(7)), ["itms-apps://apps.apple.com/app/id7", "https://apps.apple.com/app/id7"]),
  ]

  @Test(arguments: pages)
  func `the local form first, then https`(page: OpenDestination, urls: [String]) {
    var device = Device()
    device.open(store: "2.2.0")
    device.send(.openRequested(page))
    #expect(device.opened.map { $0.urls.map(\.absoluteString) } == [urls])
    #expect(device.pagesOpened == [page] && device.failures.isEmpty)
  }

  @Test(arguments: [OpenDestination.appPage, .review, .developer, .productPage()])
  func `before the number is known it is looked up, and then opened`(page: OpenDestination) {
    var device = Device()
    device.settings.globalPromptForUpdate = false
    device.launch()
    device.send(.becameActive)
    device.answer(nil as StoreListing?)
    device.send(.openRequested(page, RequestID(5)))
    #expect(device.opened.isEmpty && device.isLookingUp)
    device.answer("2.3.0")
    #expect(device.pagesOpened == [page])
    #expect(device.answeredRequests == [5])
  }

  @Test mutating func `a configured number opens without a network, at once`() {
    device.settings.appStoreID = AppID(42)
    device.launch()
    device.send(.openRequested(.review))
    #expect(
      device.opened.first?.urls.first?.absoluteString == "itms-apps://apps.apple.com/app/id42?action=write-review")
  }

  @Test mutating func `two taps before the answer: both open`() {
    device.launch()
    device.send(.openRequested(.appPage, RequestID(1)))
    device.send(.openRequested(.developer, RequestID(2)))
    #expect(device.lookups == 1)
    device.answer("2.2.0")
    #expect(device.pagesOpened == [.appPage, .developer])
    #expect(device.answeredRequests == [1, 2])
  }

  @Test mutating func `the lookup fails: one error answers all that waited`() {
    device.launch()
    device.send(.openRequested(.appPage, RequestID(1)))
    device.send(.openRequested(.review, RequestID(2)))
    device.answer(nil as StoreListing?)
    #expect(device.failures.count == 1)
    #expect(device.answeredRequests == [1, 2])
    #expect(device.opened.isEmpty)
  }

  @Test mutating func `the store does not name the developer: one error`() {
    device.launch()
    device.send(.openRequested(.developer, RequestID(1)))
    var listing = Given.listing("2.2.0")
    listing.developerID = nil
    device.answer(listing)
    #expect(device.found == 1)
    #expect(device.failures == [.pageUnknown(.developer)])
    #expect(device.answeredRequests == [1])
  }

  @Test mutating func `the system refuses: one error, and a second report is none`() {
    device.open(store: "2.2.0")
    device.pages = .refused
    device.send(.openRequested(.review, RequestID(1)))
    #expect(device.failures == [.pageNotOpened(.review)])
    if let order = device.opened.last { device.send(.opened(order.id, true)) }
    #expect(device.pagesOpened.isEmpty)
    #expect(device.answeredRequests == [1])
  }

  @Test mutating func `no identifier: one error`() {
    device.app.bundleID = nil
    device.launch()
    let before = device.failures.count
    device.send(.openRequested(.appPage, RequestID(1)))
    #expect(device.failures.count == before + 1)
    #expect(device.answeredRequests == [1])
  }

  @Test mutating func `only a page that was opened from a prompt counts as a tap on Update`() {
    device.open(store: "2.3.0")
    device.send(.openRequested(.appPage))
    #expect(device.history.updateTapped == nil)
    device.tap(.update)
    #expect(device.history.updateTapped?.installed.text == "2.2.0")
  }

  @Test mutating func `while the store is on its way nothing is asked; when it does not open, it may be`() {
    device.open(store: "2.3.0")
    device.pages = .pending
    device.tap(.update)
    device.send(.eventLogged(deferPrompt: false))
    #expect(device.prompt == nil)
    device.finishOpening(false)
    #expect(device.prompt?.kind == .newer)
  }

  @Test mutating func `linkParams are in every link, encoded, and there is one question mark`() {
    device.settings.linkParams = "at=11l4&ct=spring sale"
    device.open(store: "2.2.0")
    for (page, _) in Self.pages { device.send(.openRequested(page)) }
    for url in device.opened.flatMap(\.urls) {
      #expect(url.absoluteString.filter { $0 == "?" }.count == 1)
      #expect(url.absoluteString.contains("at=11l4"))
    }
    #expect(device.opened.count == Self.pages.count)
  }
}

@Suite struct `URLs of the app's own` {
  static func links(_ change: (inout UpdateSettings) -> Void) -> AppLinks {
    var settings = UpdateSettings()
    change(&settings)
    var history = UpdateHistory()
    history.appID = Given.appID
    history.developerID = Given.developerID
    return AppLinks(settings: settings, history: history, platform: .macOS)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "file:///etc/hosts", "data:text/html,hello", "http://example.org/",
    "about:blank", "blob:https://example.org/1", "https:", "https:///page", "no-scheme", "//example.org/app",
  ])
  func `never anything but https or an app's scheme`(text: String) {
    let links = Self.links {
      $0.appLocalURL = URL(string: text)
      $0.ratingsURL = URL(string: text)
      $0.artistURL = URL(string: text)
      $0.appShareURL = URL(string: text)
    }
    for page in [OpenDestination.appPage, .review, .developer] {
      let hosts = links.candidates(for: page).map(\.host)
      #expect(!hosts.isEmpty && hosts.allSatisfy { $0 == "apps.apple.com" })
    }
    #expect(links.appURL(for: .sharing)?.host == "apps.apple.com")
  }

  @Test(arguments: ["https://example.org/app", "example-app://page", "macappstore://apps.apple.com/app/id5"])
  func `https and an app's scheme are used as they are`(text: String) {
    let links = Self.links { $0.ratingsURL = URL(string: text) }
    #expect(links.candidates(for: .review).map(\.absoluteString) == [text])
    #expect(links.ratingURL(for: .local)?.absoluteString == text)
  }

  @Test func `an own local page stands alone, or before the own page to share`() {
    let alone = Self.links { $0.appLocalURL = URL(string: "example-app://page") }
    #expect(alone.candidates(for: .appPage).map(\.absoluteString) == ["example-app://page"])
    let both = Self.links {
      $0.appLocalURL = URL(string: "example-app://page")
      $0.appShareURL = URL(string: "https://example.org/app")
    }
    #expect(both.candidates(for: .appPage).map(\.absoluteString) == ["example-app://page", "https://example.org/app"])
  }

  @Test func `without a number there is no link, not one with id0`() {
    let links = AppLinks(settings: UpdateSettings(), history: UpdateHistory(), platform: .iOS)
    #expect(links.appURL(for: .local) == nil && links.ratingURL(for: .sharing) == nil)
    #expect(links.developerURL(for: .local) == nil && links.candidates(for: .appPage).isEmpty)
  }
}
