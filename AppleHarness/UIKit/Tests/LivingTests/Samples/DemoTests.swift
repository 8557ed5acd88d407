@_spi(Stage) import FoundationStandIns
@_spi(Stage) import SwiftUI
import Testing
@_spi(Stage) import UIKit
import iLinkCore
import iLinkKit

extension Living {
  @Suite @MainActor struct DemoTests {
    init() {
      Living.reset()
      Stage.launch()
    }

    @Test func `the SwiftUI demo asks at its first launch, and every button closes it`() async {
      let world = DemoWorld(asksAtLaunch: true)
      world.settings.restore()
      let host = Host(ContentView(model: world.model, settings: world.settings).updatePrompt(world.link))
      await settle { host.alert != nil }
      #expect(host.alert?.buttons.count == 3)
      #expect(Stage.alert == nil, "two prompts")
      #expect(host.tap(host.alert?.buttons.last ?? ""))
      await settle { host.alert == nil }
      #expect(host.alert == nil)
      #expect(!world.link.declinedAnyVersion)
    }

    @Test func `Check for Updates… says what there is`() async {
      for (store, words) in [("2.0", "Version 2.0 is there."), ("1.0", "This is the newest version.")] {
        let world = DemoWorld(store: store)
        let host = Host(ContentView(model: world.model, settings: world.settings))
        #expect(host.tap("Check for Updates\u{2026}"))
        await settle { host.texts.contains(words) }
        #expect(host.texts.contains(words))
      }
      let world = DemoWorld(store: nil)
      await world.model.checkForUpdates()
      #expect(world.model.status.hasPrefix("It cannot be told: "))
    }

    @Test func `the badge, the events and the decision are kept current`() async {
      let world = DemoWorld()
      let host = Host(ContentView(model: world.model, settings: world.settings).updatePrompt(world.link))
      host.tap("Check for Updates\u{2026}")
      await settle { host.texts.contains("Version 2.0") && host.texts.contains("Version 2.0 is there.") }
      #expect(host.texts.contains("Version 2.0"))
      #expect(host.texts.contains("Found version 2.0 in DE"))
      #expect(world.model.decision == world.link.lastDecision?.report)
      #expect(world.model.newVersion == "2.0")
    }

    @Test func `a switch of the settings screen switches the setting`() async {
      let world = DemoWorld()
      let host = Host(ContentView(model: world.model, settings: world.settings))
      host.tap("Settings")
      await settle { host.buttons.contains("aggressiveUpdatePrompt") }
      #expect(!world.link.aggressiveUpdatePrompt)
      #expect(host.tap("aggressiveUpdatePrompt"))
      #expect(world.link.aggressiveUpdatePrompt)
    }

    @Test func `each button for a page opens it`() async {
      let world = DemoWorld()
      let host = Host(ContentView(model: world.model, settings: world.settings))
      for (index, action) in DemoAction.links.enumerated() {
        #expect(host.tap(action.title))
        await settle { Stage.desk.opened.count > index }
      }
      let app = "itms-apps://apps.apple.com/app/id1130498044"
      #expect(
        Stage.desk.opened.map(\.absoluteString) == [
          app, app + "?action=write-review", "itms-apps://apps.apple.com/developer/id284417353",
          "itms-apps://apps.apple.com/app/id497799835",
        ])
    }

    @Test func `a page that does not open is told of`() async {
      let world = DemoWorld()
      Stage.desk = URLDesk(schemes: [])
      await world.model.open(.review)
      await settle { world.model.events.contains { $0.text.hasPrefix("No answer: ") } }
      #expect(world.model.status.contains("review"))
      #expect(world.model.events.contains { $0.text.hasPrefix("No answer: ") })
    }

    @Test func `nothing holds a demo that is gone`() async {
      weak var link: iLink?
      weak var model: DemoModel?
      do {
        let world = DemoWorld()
        (link, model) = (world.link, world.model)
        await MainLoop.settle()
      }
      await settle { link == nil && model == nil }
      #expect(link == nil && model == nil)
    }
  }
}
