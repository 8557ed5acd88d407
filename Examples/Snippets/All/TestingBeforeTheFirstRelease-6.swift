import Foundation
import iLinkKit

@MainActor func makeLink(prompter: any UpdatePrompter, opener: any LinkOpener) -> iLink {
  let app = AppIdentity(bundleID: BundleID("com.example.app"), version: VersionText("1.0"), platform: .iOS)
  return iLink(
    environment: iLinkEnvironment(
      app: app, client: .failing(.timedOut(host: "itunes.apple.com", after: 30)), history: .memory(),
      now: { Date(timeIntervalSince1970: 1_800_000_000) }, prompter: prompter, opener: opener,
      notifier: SilentNotifier(), texts: TextSources(appName: "Example")))
}
