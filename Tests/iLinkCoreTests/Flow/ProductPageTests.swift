import Foundation
import Testing
import iLinkCore

@Suite struct `A product page is asked for with a number, or not at all` {
  private static let custom = UUID(uuidString: "45812C9B-C296-43D3-C6A0-C5A02F74BF6E")!

  private func product(
    of destination: OpenDestination, id: AppID? = AppID(42), _ change: (inout UpdateSettings) -> Void = { _ in }
  ) -> StoreProduct? {
    var settings = UpdateSettings()
    settings.appStoreID = id
    change(&settings)
    return AppLinks(settings: settings, history: UpdateHistory(), platform: .iOS).product(for: destination)
  }

  @Test func `this app's, and another app's`() {
    #expect(product(of: .productPage()) == StoreProduct(AppID(42)!))
    #expect(product(of: .productPage(AppID(7))) == StoreProduct(AppID(7)!))
    #expect(product(of: .productPage(), id: nil) == nil)
    #expect(product(of: .productPage(AppID(7)), id: nil) == StoreProduct(AppID(7)!))
  }

  @Test(arguments: [OpenDestination.appPage, .review, .developer, .anotherApp(AppID(7)!)])
  func `links are links`(page: OpenDestination) {
    #expect(product(of: page) == nil)
  }

  @Test func `an app with a page of its own has none in the store, and another app keeps its`() {
    let own: (inout UpdateSettings) -> Void = { $0.appLocalURL = URL(string: "https://example.org/app") }
    #expect(product(of: .productPage(), own) == nil)
    #expect(product(of: .productPage(AppID(7)), own) == StoreProduct(AppID(7)!))
    #expect(product(of: .productPage()) { $0.appLocalURL = URL(string: "file:///app") } == StoreProduct(AppID(42)!))
  }

  @Test func `it carries what a link would carry`() throws {
    let product = try #require(
      product(of: .productPage()) { $0.linkParams = "pt=1&ct=spring&at=1l3v&ppid=\(Self.custom)" })
    #expect(
      product.parameters
        == LinkParameters(
          campaign: try Campaign(provider: "1", token: "spring"), affiliate: "1l3v", productPage: Self.custom))
  }

  @Test func `the order names the page and the links to fall back to; a failure names the app`() {
    var device = Device()
    device.open(store: "2.2.0")
    device.send(.openRequested(.productPage()))
    #expect(device.opened.first?.product?.app == AppID(123_456_789))
    #expect(device.opened.first?.urls.count == 2)
    #expect(StoreFailure.pageNotOpened(.productPage()).description.hasPrefix("the app's page"))
    #expect(StoreFailure.pageNotOpened(.productPage(AppID(7))).description.hasPrefix("the page of app 7"))
  }
}
