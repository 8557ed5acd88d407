import Foundation
import Testing
import iLinkClient
import iLinkCore
import iLinkKit

/// The README's code, as it stands there.
private func asTheReadmeSays() async throws {
  let app = StoreLink.app(AppID(284910350)!)
  print(app.url(for: .sharing))  // https://apps.apple.com/app/id284910350
  print(app.url(for: .local(.iOS)))  // itms-apps://apps.apple.com/app/id284910350

  print(AppVersion("1.10")! > AppVersion("1.9")!)  // true

  let query = LookupQuery(
    .bundle(BundleID("com.example.app")!), platform: .iOS,
    storefronts: StorefrontCandidates(region: "DE"))
  let answer = try await LookupClient.live().lookUp(query)
  print(answer.listing.versionText)  // what the store has
}

/// The README's other code.
@MainActor private func asTheReadmeSaysInAnApp() async throws {
  iLink.shared.remindPeriod = 2  // days; nothing needs to be set
  try await iLink.shared.open(.review)  // looks the ID up first: the tap is never lost
  let status = await iLink.shared.status()  // for "Check for Updates…"
  print(status, iLink.shared.lastDecision?.report ?? "")  // what was decided, rule by rule
}

@Test func `the README's values are what it says`() {
  let app = StoreLink.app(AppID(284910350)!)
  #expect(app.url(for: .sharing).absoluteString == "https://apps.apple.com/app/id284910350")
  #expect(app.url(for: .local(.iOS)).absoluteString == "itms-apps://apps.apple.com/app/id284910350")
  #expect(AppVersion("1.10")! > AppVersion("1.9")!)
}
