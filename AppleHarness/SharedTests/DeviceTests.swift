import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
@_spi(Stage) import StoreKit
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkKit

extension Living {
  /// What iLink learns of the device, the account and the app.
  @Suite @MainActor struct DeviceTests {
    init() { Living.reset() }

    /// B26, trap 36: the account's own storefront, which has three letters there; not the device's region.
    @Test(arguments: [("DEU", "de"), ("USA", "us"), ("XKS", "xk"), ("GBR", "gb"), (nil, "fr"), ("QQQ", "fr")])
    func `StoreKit's storefront is asked first, and the region when it cannot tell`(
      code: String?, storefront: String
    ) async {
      StoreStage.countryCode = code
      let app = AppUnderTest { $0.app.region = "FR" }
      Kit.launch()
      await app.settle()
      #expect(app.store.queries.map { $0.storefronts.own?.code } == [storefront])
    }

    @Test func `a storefront that takes its time holds up neither the launch nor the lookup`() async {
      StoreStage.storefrontGate.close()
      #expect(await StoreKitStorefront.current(patience: {}) == nil)
      let app = AppUnderTest {
        $0.app.region = "FR"
        $0.storefront = { await StoreKitStorefront.current(patience: {}) }
      }
      Kit.launch()
      await app.settle()
      #expect(app.store.queries.map { $0.storefronts.own?.code } == ["fr"])
      #expect(Kit.prompt != nil)
      StoreStage.storefrontGate.open()
      await app.settle()
      #expect(app.store.queries.count == 1)
    }

    @Test func `an answer of StoreKit in time is not lost to the timer`() async {
      let gate = Gate()
      gate.close()
      #expect(await StoreKitStorefront.current { await gate.pass {} }?.code == "us")
      gate.open()
    }

    /// B127: positive evidence only.
    @Test func `a receipt tells where a copy came from by its name and its being there`() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let receipt = folder.appendingPathComponent("receipt")
      #expect(Receipt.distribution(isDebugBuild: false, at: receipt) == Kit.distributionWithoutReceipt)
      try Data().write(to: receipt)
      #expect(Receipt.distribution(isDebugBuild: false, at: receipt) == .appStore)
      let sandbox = folder.appendingPathComponent("sandboxReceipt")
      #expect(Receipt.distribution(isDebugBuild: false, at: sandbox) == .testFlight)
      #expect(Receipt.distribution(isDebugBuild: false, at: nil) == .unknown)
      #expect(Receipt.distribution(isDebugBuild: true, at: sandbox) == .debug)
    }

    @Test func `what was found out on another thread is there for the first decision`() async {
      let app = AppUnderTest {
        let found = Foresight { Distribution.testFlight }
        $0.distribution = { found(else: .unknown) }
      }
      Kit.launch()
      await app.settle()
      #expect(app.link.lastDecision?.reason == .notFromAppStore(.testFlight))
      #expect(app.link.exportState().contains("testflight"))
    }

    @Test func `the platform is that of the kit, and an iPad app on a Mac has no system that is comparable`() {
      #expect(AppIdentity.current.platform == Kit.platform)
      #expect(AppIdentity.current.system != nil)
      ProcessStage.isiOSAppOnMac = true
      #expect(AppIdentity.current.system == nil)
    }

    @Test func `the app's own strings, name and languages come from its bundle`() async throws {
      let path = try Self.makeBundle()
      defer { try? FileManager.default.removeItem(atPath: path) }
      let app = AppUnderTest {
        $0.findTexts = { TextSources.of({ Bundle(path: path) ?? .main }, preferring: ["de", "en"]) }
      }
      app.link.useAllAvailableLanguages = false
      Kit.launch()
      await app.settle()
      #expect(Kit.prompt?.title == "Fresh Oak")
      #expect(Kit.prompt?.buttons == ["Update", "Remind Me Later", "Not Now"])
    }

    /// An app in English with a title of its own.
    private static func makeBundle() throws -> String {
      let bundle = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".app")
      let words = bundle.appendingPathComponent("Contents/Resources/en.lproj")
      try FileManager.default.createDirectory(at: words, withIntermediateDirectories: true)
      let info = ["CFBundleName": "Oak", "CFBundleIdentifier": "com.example.oak", "CFBundleDevelopmentRegion": "en"]
      try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        .write(to: bundle.appendingPathComponent("Contents/Info.plist"))
      try Data(#""iLinkMessageTitle" = "Fresh %@";"#.utf8).write(
        to: words.appendingPathComponent("Localizable.strings"))
      return bundle.path
    }
  }
}
