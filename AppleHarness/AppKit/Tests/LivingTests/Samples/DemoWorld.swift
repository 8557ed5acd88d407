import Foundation
@_spi(Stage) import FoundationStandIns
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkKit

/// A demo app on a device where nothing has happened yet, with a store of our own in the place of Apple's.
@MainActor struct DemoWorld {
  let link: iLink
  let memory: UserDefaults
  let settings: SettingsModel
  let model: DemoModel

  /// - Parameters:
  ///   - store: The version that the store has.
  ///   - memory: What an earlier launch has left behind.
  ///   - asksAtLaunch: Whether it asks by itself; a test that lets it sees to it that somebody answers.
  init(store: String? = "2.0", memory: UserDefaults? = nil, asksAtLaunch: Bool = false) {
    let app = AppIdentity(
      bundleID: BundleID("com.example.demo"), version: VersionText("1.0"), platform: .macOS, region: "DE")
    var environment = iLinkEnvironment(
      app: app, client: store.map { .selling($0) } ?? .failing(.timedOut(host: "itunes.apple.com", after: 30)),
      history: .memory(), prompter: SheetPrompter(), opener: WorkspaceOpener(), notifier: SilentNotifier(),
      texts: TextSources(appName: "Demo"))
    environment.life = DesktopLife()
    link = iLink(environment: environment)
    link.promptAtLaunch = asksAtLaunch
    self.memory = memory ?? UserDefaults(suiteName: "iLinkDemo-" + UUID().uuidString)!
    settings = SettingsModel(link, memory: self.memory, firstRun: ["previewMode": true])
    model = DemoModel(link)
  }
}

extension LookupClient {
  /// A store that has one app, in every storefront.
  fileprivate static func selling(_ version: String) -> LookupClient {
    LookupClient { query in
      let storefront = query.storefronts.inOrder().first ?? .us
      var listing = StoreListing(
        id: AppID(1_130_498_044)!, bundleID: BundleID("com.example.demo")!, versionText: version, platform: .macOS,
        storefront: storefront)
      listing.developerID = DeveloperID(284_417_353)
      return LookupAnswer(
        listing: listing, isOwnStorefront: true,
        remembered: .init(candidates: query.storefronts, storefront: storefront),
        source: LookupSource(url: nil, fetchedAt: Date(), httpStatus: nil))
    }
  }
}

/// Lets things happen until something is so, or does not become so: lookups end on other threads.
@MainActor func settle(until isSo: () -> Bool) async {
  for _ in 0..<500 where !isSo() { await MainLoop.settle() }
}
