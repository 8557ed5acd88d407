import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
@_spi(Stage) import SwiftUI
import Testing
import iLinkCore
import iLinkKit

extension Living {
  /// `.updatePrompt()` and the environment of views.
  @Suite @MainActor struct ViewPromptTests {
    init() { Living.reset() }

    /// An app whose root view shows the prompts.
    private func launch(_ configure: (iLink) -> Void = { _ in }) async -> (app: AppUnderTest, host: SwiftUI.Host<Root>)
    {
      let app = AppUnderTest()
      configure(app.link)
      Kit.launch()
      let host = SwiftUI.Host(Root(link: app.link))
      await app.settle()
      return (app, host)
    }

    @Test(arguments: [("Update", "attempted"), ("Remind Me Later", "later"), ("Not Now", "declined")])
    func `the view shows the prompt in the platform's place, and its buttons are heard`(
      label: String, call: String
    ) async {
      let (app, host) = await launch()
      defer { host.disappear() }
      #expect(host.alert?.title == "Update Example")
      #expect(host.alert?.buttons == ["Update", "Remind Me Later", "Not Now"])
      #expect(Kit.promptCount == 0)
      #expect(host.tap(label))
      await app.settle()
      #expect(app.delegate.calls.contains(call))
      #expect(host.alert == nil && Kit.promptCount == 0)
    }

    @Test func `a forced prompt of the view comes back after the store was opened`() async {
      let (app, host) = await launch { $0.aggressiveUpdatePrompt = true }
      defer { host.disappear() }
      for _ in 1...3 {
        #expect(host.alert?.buttons == ["Update"])
        #expect(host.tap("Update"))
        await app.settle()
      }
      #expect(Kit.desk.opened.count == 3)
      #expect(Kit.promptCount == 0)
    }

    @Test(arguments: [true, false]) func `a prompt that its view loses goes to the platform's, never to both`(
      forced: Bool
    ) async {
      let (app, host) = await launch { $0.aggressiveUpdatePrompt = forced }
      defer { host.disappear() }
      host.disappear()
      await app.settle { Kit.promptCount == 1 }
      #expect(host.alert == nil)
      #expect(Kit.prompt?.buttons.count == (forced ? 1 : 3) && Kit.promptCount == 1)
      host.appear()
      await app.settle()
      #expect(host.alert == nil && Kit.promptCount == 1)
    }

    @Test func `of two views that come and go the one that is there shows the prompt`() async {
      let (app, first) = await launch { $0.aggressiveUpdatePrompt = true }
      let second = SwiftUI.Host(Root(link: app.link))
      defer { second.disappear() }
      first.disappear()
      await app.settle { second.alert != nil }
      #expect(first.alert == nil && second.alert?.buttons == ["Update"] && Kit.promptCount == 0)
      second.disappear()
      await app.settle { Kit.promptCount == 1 }
      #expect(second.alert == nil && Kit.promptCount == 1)
    }

    @Test func `an alert that goes without a button is asked again when the app is next in use`() async {
      let (app, host) = await launch { $0.aggressiveUpdatePrompt = true }
      defer { host.disappear() }
      host.dismissAlert()
      await app.settle()
      #expect(host.alert == nil)
      Kit.lookAway()
      Kit.lookBack()
      await app.settle()
      #expect(host.alert != nil && Kit.promptCount == 0)
    }

    @Test func `a prompt that the facts no longer call for leaves the view`() async {
      let (app, host) = await launch()
      defer { host.disappear() }
      app.link.globalPromptForUpdate = false
      await app.settle()
      #expect(host.alert == nil && Kit.promptCount == 0)
    }

    @Test func `views inside see the update and the links, as they become known`() async {
      let app = AppUnderTest()
      app.store.hold()
      Kit.launch()
      let host = SwiftUI.Host(Root(link: app.link))
      defer { host.disappear() }
      await app.settle()
      #expect(host.texts == ["no update", "no link"])
      app.store.release()
      await app.settle()
      #expect(host.texts == ["2.0", "https://apps.apple.com/app/id123456789"])
      #expect(SwiftUI.Host(Badge()).texts == ["no update", "no link"])
    }
  }
}

private struct Root: View {
  let link: iLink
  var body: some View { Badge().updatePrompt(link) }
}

private struct Badge: View {
  @Environment(\.availableUpdate) private var update
  @Environment(\.storeLinks) private var links

  var body: some View {
    VStack {
      Text(update?.versionText ?? "no update")
      Text(links?.appURL(for: .sharing)?.absoluteString ?? "no link")
    }
  }
}
