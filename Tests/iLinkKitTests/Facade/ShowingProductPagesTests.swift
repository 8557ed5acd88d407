import Foundation
import Testing
import iLinkCore

@testable import iLinkKit

@MainActor @Suite struct `The store's page inside the app, or the link` {
  private func launch(_ pages: ScriptedProductPages?) async -> (iLink, ScriptedWorld, ListeningDelegate) {
    let world = ScriptedWorld([.success(listing("1.0"))])
    var environment = world.environment()
    environment.productPages = pages
    let link = iLink(environment: environment)
    let delegate = ListeningDelegate()
    link.delegate = delegate
    await world.settle()
    return (link, world, delegate)
  }

  @Test func `shown, it is told once, and nothing is opened`() async {
    let pages = ScriptedProductPages()
    let (link, world, delegate) = await launch(pages)
    link.showProductPage()
    link.showProductPage(of: AppID(7)!)
    await world.settle()
    #expect(pages.asked.map(\.app.number) == [123_456_789, 7] && world.opener.tried.isEmpty)
    #expect(delegate.calls.filter { $0 == "opened" }.count == 2)
  }

  @Test(arguments: [true, false])
  func `where there is none, or it fails, the link is opened`(platformHasThem: Bool) async {
    let pages = ScriptedProductPages()
    pages.shows = false
    let (link, world, delegate) = await launch(platformHasThem ? pages : nil)
    link.showProductPage()
    await world.settle()
    #expect(world.opener.tried == ["itms-apps://apps.apple.com/app/id123456789"])
    #expect(delegate.calls.filter { $0 == "opened" }.count == 1)
  }

  @Test func `before the ID is known it is looked up first`() async throws {
    let pages = ScriptedProductPages()
    let world = ScriptedWorld([.success(listing("1.0"))])
    var environment = world.environment()
    environment.productPages = pages
    try await iLink(environment: environment).open(.productPage())
    #expect(pages.asked.map(\.app.number) == [123_456_789])
  }

  @Test func `links never ask for it`() async {
    let pages = ScriptedProductPages()
    let (link, world, _) = await launch(pages)
    link.openAppPage()
    link.openAppPage(of: AppID(7)!)
    link.openRatingsPage()
    link.openDeveloperPage()
    await world.settle()
    #expect(pages.asked.isEmpty && world.opener.tried.count == 4)
  }

  @Test func `a prompt that went away under it is put back when it ends`() async {
    let pages = ScriptedProductPages()
    let world = ScriptedWorld([.success(listing("2.0"))])
    var environment = world.environment()
    environment.productPages = pages
    let link = iLink(environment: environment)
    link.aggressiveUpdatePrompt = true
    await world.settle()
    link.happened(.becameActive)
    await world.settle()
    link.showProductPage()
    await world.settle()
    world.prompter.answer(.vanished)
    await world.settle()
    #expect(world.prompter.shownCount == 0)
    pages.end()
    await world.settle()
    #expect(world.prompter.shown?.kind == .forced)
  }
}

/// Shows a page, or does not, as the test wants it.
@MainActor private final class ScriptedProductPages: ProductPagePresenter {
  var shows = true
  private(set) var asked: [StoreProduct] = []
  private var onEnd: (@MainActor () -> Void)?

  func show(_ product: StoreProduct, onEnd: @escaping @MainActor () -> Void) async -> Bool {
    asked.append(product)
    if shows { self.onEnd = onEnd }
    return shows
  }

  func end() { onEnd?() }
}
