import Foundation
import Testing
import iLinkCore

/// The defects of iLink 1.x, each as the rule that keeps it away. C02, C16 and C17 are the client's, the class's and
/// the texts' to show.
@Suite struct `Defects of iLink 1-x` {
  var device = Device()

  @Test mutating func `C01: no means the store's version, and an app update does not forget it`() {
    device.open(store: "2.3.0")
    device.tap(.decline)
    #expect(device.disk[.declinedVersion] == .text("2.3.0"))
    device.kill()
    device.app = Given.app(installed: "2.2.5")
    device.pass(.days(3))
    device.open(store: "2.3.0")
    #expect(device.prompt == nil)
    device.kill()
    device.pass(.days(3))
    device.open(store: "2.3.1")
    #expect(device.prompt != nil)
  }

  @Test mutating func `C03: a process that runs for long sees each newer version`() {
    device.open(store: "2.2.0")
    for version in ["2.3.0", "2.4.0"] {
      device.leave()
      device.pass(.days(2))
      device.comeBack()
      device.answer(version)
      #expect(device.flow?.listing(at: device.moment)?.versionText == version)
      #expect(device.prompt?.store.text == version)
      device.tap(.decline)
    }
  }

  @Test mutating func `C04: a slow network is waited for, however long it takes`() {
    device.launch()
    device.send(.becameActive)
    device.pass(.minutes(3))
    #expect(device.prompt == nil)
    device.answer("2.3.0")
    #expect(device.prompt != nil)
  }

  @Test mutating func `C05: a tap before the number is known is not lost`() {
    device.launch()
    device.send(.openRequested(.review))
    device.answer("2.2.0")
    #expect(device.pagesOpened == [.review])
  }

  @Test mutating func `C06: something newer is no error, and a failure blocks nothing later`() {
    device.open(store: nil)
    #expect(device.failures.count == 1)
    device.leave()
    device.pass(60)
    device.comeBack()
    device.answer("2.3.0")
    #expect(device.failures.count == 1)
    #expect(device.prompt != nil)
  }

  @Test mutating func `C07: linkParams are honoured, and there are no hidden codes`() {
    device.open(store: "2.2.0")
    #expect(device.flow?.links.appURL(for: .sharing)?.query == nil)
    device.set { $0.linkParams = "at=abc" }
    #expect(device.flow?.links.appURL(for: .sharing)?.query == "at=abc")
  }

  @Test mutating func `C08: the developer's link needs the developer's number`() {
    device.settings.appStoreID = Given.appID
    device.launch()
    #expect(device.flow?.links.developerURL(for: .sharing) == nil)
    device.answer("2.2.0")
    #expect(
      device.flow?.links.developerURL(for: .sharing)?.absoluteString == "https://apps.apple.com/developer/id987654321")
  }

  @Test mutating func `C09, C10: one tap is one open; nothing is opened again later`() {
    device.app = Given.app(platform: .macOS)
    device.launch()
    device.answer(Given.listing("2.2.0", platform: .macOS))
    device.pages = .pending
    device.send(.openRequested(.appPage))
    #expect(device.opened.first?.urls.first?.absoluteString == "macappstore://apps.apple.com/app/id123456789")
    for _ in 0..<5 {
      device.pass(5)
      device.send(.becameActive)
      device.send(.presenterAvailable)
    }
    #expect(device.opened.count == 1)
    device.finishOpening(true)
    #expect(device.pagesOpened == [.appPage] && device.opened.count == 1)
  }

  @Test mutating func `C11: a check in the background gives the notice`() {
    device.settings.localNotificationWhenUpdate = true
    device.launch(inBackground: true)
    device.send(.backgroundRefresh())
    device.answer("2.3.0")
    #expect(device.notices == ["2.3.0"])
  }

  @Test mutating func `C12: a second version is noticed too`() {
    device.settings.localNotificationWhenUpdate = true
    device.disk[.isNotificationScheduled] = .flag(true)
    device.launch(inBackground: true)
    for version in ["2.3.0", "2.4.0"] {
      device.pass(.hours(1))
      device.send(.backgroundRefresh())
      device.answer(version)
    }
    #expect(device.notices == ["2.3.0", "2.4.0"])
  }

  @Test(arguments: ["", "150", "?", "001"])
  func `C13: a region without a store stops nothing`(region: String) {
    var device = Device()
    device.app.region = region
    device.launch()
    #expect(device.order?.query(storeKit: nil).storefronts.inOrder().last == .us)
  }

  @Test mutating func `C14: the letter case of the bundle identifier does not matter`() {
    device.launch()
    device.send(.becameActive)
    var listing = Given.listing("2.3.0")
    listing.bundleID = BundleID("com.Example.App")!
    device.answer(listing)
    #expect(device.prompt != nil)
  }

  @Test mutating func `C15: an error is told whether or not anybody waits for a number`() {
    device.settings.appStoreID = Given.appID
    device.open(store: nil)
    #expect(device.failures.count == 1)
  }
}
