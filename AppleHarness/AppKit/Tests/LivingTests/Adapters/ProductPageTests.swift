@_spi(Stage) import AppKit
@_spi(Stage) import FoundationStandIns
@_spi(Stage) import StoreKit
import Testing
import iLinkCore

@testable import iLinkKit

private let appPage = "macappstore://apps.apple.com/app/id7"

extension Living {
  @Suite @MainActor struct ProductPageTests {
    init() { Living.reset() }

    private var opened: [String] { WorkspaceStage.desk.opened.map(\.absoluteString) }

    private func nothingIsLeft() {
      #expect(Census.alive(SKStoreProductViewController.self) == 0)
      #expect(NSApplication.shared.windows.allSatisfy { $0.sheets.isEmpty })
    }

    @Test func `the page is a sheet on the main window, told once, and Done takes it away`() async {
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

    @Test(arguments: [true, false])
    func `where no sheet would be seen, the link is opened`(hasWindow: Bool) async {
      Stage.launch(windows: hasWindow ? 1 : 0)
      let world = StoreWorld()
      let other = NSWindow()
      NSApplication.shared.mainWindow?.beginSheet(other) { _ in }
      world.link.showProductPage()
      await world.until { world.delegate.opened == 1 }
      #expect(opened == [appPage] && world.page == nil)
      #expect(Census.alive(SKStoreProductViewController.self) == 0)
    }

    @Test(arguments: [true, false])
    func `it ends with the window under it, and the next tap shows it again`(sheetsAreTold: Bool) async throws {
      Stage.launch(windows: 2)
      Stage.tellsSheetsOfClosedWindows = sheetsAreTold
      let world = StoreWorld()
      world.link.showProductPage()
      await world.until { world.page != nil }
      let window = try #require(NSApplication.shared.mainWindow)
      Stage.closeWindow(window)
      await world.until { Census.alive(SKStoreProductViewController.self) == 0 }
      NSApplication.shared.windows.first?.makeMain()
      world.link.showProductPage()
      await world.until { world.page != nil }
      #expect(StoreStage.loadedProducts == [7, 7] && opened.isEmpty)
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
      #expect(opened == ["macappstore://apps.apple.com/app/id8"])
    }

    @Test func `the app can be quit while the page is up`() async {
      Stage.launch()
      let world = StoreWorld()
      world.link.showProductPage()
      await world.until { world.page != nil }
      #expect(Stage.terminate())
    }

    @Test func `nothing is left behind by a hundred pages`() async {
      Stage.launch()
      let world = StoreWorld()
      for number in 1...100 {
        world.link.showProductPage()
        await world.until { world.delegate.opened == number }
        world.page?.tapDone()
        await world.until { Census.alive(SKStoreProductViewController.self) == 0 }
      }
      nothingIsLeft()
      #expect(Census.alive(NSWindow.self) == 1)
    }
  }
}
