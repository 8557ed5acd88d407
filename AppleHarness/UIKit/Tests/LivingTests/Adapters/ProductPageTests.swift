@_spi(Stage) import FoundationStandIns
@_spi(Stage) import StoreKit
import Testing
@_spi(Stage) import UIKit
import iLinkCore

@testable import iLinkKit

private let appPage = "itms-apps://apps.apple.com/app/id7"

extension Living {
  @Suite @MainActor struct ProductPageTests {
    init() { Living.reset() }

    private var opened: [String] { Stage.desk.opened.map(\.absoluteString) }

    private func nothingIsLeft() {
      #expect(Census.alive(SKStoreProductViewController.self) == 0)
      for scene in Stage.sortedScenes { #expect(Stage.visibleWindows(of: scene).count == 1) }
    }

    @Test func `the page is shown inside the app, told once, and Done takes it away`() async {
      Stage.launch()
      let world = StoreWorld()
      world.link.showProductPage()
      await world.until { world.page != nil && world.delegate.opened == 1 }
      #expect(StoreStage.loadedProducts == [7] && opened.isEmpty)
      world.page?.tapDone()
      await world.until { Census.alive(SKStoreProductViewController.self) == 0 }
      #expect(world.delegate.opened == 1 && opened.isEmpty)
      nothingIsLeft()
    }

    @Test func `whoever waits for the page goes on as soon as it is on screen`() async throws {
      Stage.launch()
      let world = StoreWorld()
      try await world.link.open(.productPage(AppID(8)))
      #expect(world.page != nil && StoreStage.loadedProducts == [8])
    }

    @Test func `when it does not load, the link is opened`() async {
      StoreStage.productPage = false
      Stage.launch()
      let world = StoreWorld()
      world.link.showProductPage()
      await world.until { world.delegate.opened == 1 }
      #expect(opened == [appPage] && world.page == nil)
      nothingIsLeft()
    }

    @Test func `when StoreKit never answers, the link is opened at the end of patience`() async {
      StoreStage.productPage = nil
      Stage.launch()
      let world = StoreWorld(patience: {})
      world.link.showProductPage()
      await world.until { world.delegate.opened == 1 }
      #expect(opened == [appPage] && world.page == nil)
      nothingIsLeft()
    }

    @Test func `when UIKit refuses the presentation, the link is opened`() async {
      Stage.launch()
      let world = StoreWorld()
      Refusals.next = 1
      world.link.showProductPage()
      await world.until { world.delegate.opened == 1 }
      #expect(opened == [appPage] && Refusals.next == 0)
      nothingIsLeft()
      world.link.showProductPage()
      await world.until { world.page != nil }
    }

    @Test func `without a scene in the foreground, the link is opened`() async {
      Stage.launch()
      let world = StoreWorld()
      Stage.openControlCentre()
      world.link.showProductPage()
      await world.until { world.delegate.opened == 1 }
      #expect(opened == [appPage])
      nothingIsLeft()
    }

    @Test func `dismissed by somebody else, it has ended, and the next tap shows it again`() async {
      Stage.launch()
      let world = StoreWorld()
      for _ in 0..<2 {
        world.link.showProductPage()
        await world.until { world.page?.isBeingPresented == false }
        world.page?.presentingViewController?.dismiss(animated: true)
        await world.until { Census.alive(SKStoreProductViewController.self) == 0 }
        nothingIsLeft()
      }
      #expect(StoreStage.loadedProducts == [7, 7] && opened.isEmpty)
    }

    @Test func `it stays while the app is in the background, and ends with its scene`() async throws {
      Stage.launch(scenes: 2)
      let world = StoreWorld()
      world.link.showProductPage()
      await world.until { world.page != nil }
      Stage.leaveApp()
      Stage.returnToApp()
      await MainLoop.settle()
      let scene = try #require(Stage.sortedScenes.first { Stage.top(of: $0) is SKStoreProductViewController })
      Stage.disconnect(scene)
      await world.until { Census.alive(SKStoreProductViewController.self) == 0 }
      world.link.showProductPage()
      await world.until { world.page != nil }
    }

    @Test func `a second tap shows no second page; another app's page is opened as a link meanwhile`() async {
      Stage.launch()
      let world = StoreWorld()
      world.link.showProductPage()
      world.link.showProductPage()
      await world.until { world.delegate.opened == 2 }
      #expect(StoreStage.loadedProducts == [7] && opened.isEmpty)
      world.link.showProductPage(of: AppID(8)!)
      await world.until { world.delegate.opened == 3 }
      #expect(opened == ["itms-apps://apps.apple.com/app/id8"])
    }

    @Test func `what a link would carry goes along, under StoreKit's names`() async {
      Stage.launch()
      let world = StoreWorld()
      let custom = "45812C9B-C296-43D3-C6A0-C5A02F74BF6E"
      world.link.linkParams = "pt=123&ct=spring sale&at=1l3v&ppid=\(custom)&l=de"
      world.link.showProductPage()
      await world.until { world.page != nil }
      #expect(
        StoreStage.loadedParameters == [["id": "7", "pt": "123", "ct": "spring sale", "at": "1l3v", "ppid": custom]])
    }

    @Test func `an app with a page of its own gets that page, and not the store's`() async {
      Stage.launch()
      let world = StoreWorld()
      world.link.appLocalURL = URL(string: "https://example.com/app")
      world.link.showProductPage()
      await world.until { world.delegate.opened == 1 }
      #expect(opened == ["https://example.com/app"] && StoreStage.loadedProducts.isEmpty)
    }

    @Test func `B109: an iPad app on a Mac opens the link`() async {
      Stage.launch()
      ProcessStage.isiOSAppOnMac = true
      let world = StoreWorld()
      world.link.showProductPage()
      await world.until { world.delegate.opened == 1 }
      #expect(opened == [appPage] && StoreStage.loadedProducts.isEmpty)
    }

    @Test func `nothing is left behind by a hundred pages`() async {
      Stage.launch()
      let world = StoreWorld()
      let controllers = Census.alive(UIViewController.self)
      for number in 1...100 {
        world.link.showProductPage()
        await world.until { world.delegate.opened == number }
        world.page?.tapDone()
        await world.until { Census.alive(SKStoreProductViewController.self) == 0 }
      }
      await MainLoop.settle()
      nothingIsLeft()
      #expect(Census.alive(UIViewController.self) == controllers)
      #expect(Census.alive(UIWindow.self) == 1)
    }
  }
}
