import Foundation
import Testing
import iLinkClient
import iLinkCore
import iLinkKit

@testable import StoreSimulator

@MainActor @Suite(.timeLimit(.minutes(2))) struct `The class iLink before the simulated store` {
  private nonisolated static let host = "127.0.0.1"

  @Test func `a newer version: found, asked for, shown, and Update opens the page`() async throws {
    let shop = try FacadeShop()
    shop.prompter.choice = .update
    let calls = await shop.begin() + shop.calls { if case .openedPage = $0 { true } else { false } }
    #expect(calls == ["found", "should prompt", "prompted", "attempted", "opened"])
    #expect(shop.events() == ["foundListing", "decided", "prompting", "attemptedUpdate", "openedPage"])
    let prompt = try #require(shop.prompter.prompts.first)
    #expect(prompt.kind == .newer && prompt.installed.text == "2.2.0" && prompt.store.text == "2.3.0")
    #expect(shop.opener.opened == ["itms-apps://apps.apple.com/app/id123456789"])
    #expect(shop.link.appStoreID == 123_456_789 && shop.link.artistID == 987_654_321)
    shop.close()
  }

  /// Each fault: what the app is told of it. Nothing is shown, nothing is decided from it, and as soon as the store is
  /// right again the user who asks is answered.
  @Test(
    arguments: [
      (.http500, .http(status: 500)), (.http503, .http(status: 503)),
      (.http403, .throttled(status: 403, retryAfter: nil)), (.empty, .notAnAnswer("nothing")),
      (.html, .notAnAnswer("<!DOCTYPE html> <html lang=\"en\"> <head><")), (.huge, .tooLarge(limit: 2_000_000)),
      (.truncated, .unreachable(host: host, reason: "connection broke off")),
      (.reset, .unreachable(host: host, reason: "connection broke off")),
      (.slow, .timedOut(host: host, after: 0.5)), (.missingFields, .incompleteRecord(field: "version")),
      (.garbage, nil), (.wrongPlatform, nil),
    ] as [(Fault, LookupError?)])
  func `a fault is told once, shows nothing, and is over when it is over`(
    fault: Fault, expected: LookupError?
  ) async throws {
    let shop = try FacadeShop(timeLimit: fault == .slow ? 0.5 : 30) { $0.faults = [FaultRule(fault)] }
    #expect(await shop.begin() == ["could not connect"])
    #expect(shop.events() == ["couldNotConnect", "decided"])
    let error = try #require(shop.delegate.errors.first)
    switch (fault, error) {
    case (.garbage, .notAnAnswer): break
    case (.wrongPlatform, .otherPlatform(let listing, asked: .iOS)): #expect(listing.platform == .macOS)
    default: #expect(error == expected)
    }
    #expect(shop.prompter.prompts.isEmpty && shop.link.availableUpdate == nil)
    #expect(shop.link.lastDecision?.reason?.name == (fault == .wrongPlatform ? .otherPlatform : .storeVersionUnknown))

    try shop.set(#"{"fault":"none"}"#)
    let decision = await shop.link.promptForUpdate()
    #expect(decision.kind == .newer && shop.delegate.takeCalls() == ["found", "prompted"])
    #expect(shop.link.availableUpdate?.versionText == "2.3.0")
    shop.close()
  }

  @Test func `every fault is in the table above`() { #expect(Fault.allCases.count == 12) }

  /// What is on record stays on record through everything that is no valid answer; a valid "not here" erases it.
  @Test(
    arguments: [
      (#"{"fault":"http_503"}"#, true), (#"{"fault":"http_403"}"#, true), (#"{"fault":"html"}"#, true),
      (#"{"fault":"reset"}"#, true), (#"{"fault":"empty"}"#, true), (#"{"throttle":"1/min"}"#, true),
      (#"{"version":"2.1.0"}"#, true), (#"{"absent":true}"#, false), (#"{"fault":"wrong_platform"}"#, false),
    ])
  func `what was seen is forgotten only after a valid answer`(change: String, isKept: Bool) async throws {
    let shop = try FacadeShop()
    shop.prompter.choice = .remindLater
    let calls = await shop.begin() + shop.calls { if case .requestedReminder = $0 { true } else { false } }
    #expect(calls == ["found", "should prompt", "prompted", "later"])
    try shop.set(change)
    shop.clock.advance(3600)
    _ = await shop.link.status()
    #expect((shop.link.availableUpdate?.versionText == "2.3.0") == isKept, "\(change)")
    shop.close()
  }

  @Test func `throttling is told, and the next look is another's`() async throws {
    let shop = try FacadeShop(installed: "2.3.0") { $0.throttle = 1 }
    #expect(await shop.begin() == ["found"])
    #expect(shop.link.lastDecision?.reason?.name == .upToDate)
    shop.clock.advance(3600)
    let decision = await shop.link.promptForUpdate()
    #expect(shop.delegate.errors == [.throttled(status: 403, retryAfter: nil)])
    #expect(decision.reason?.name == .upToDate && shop.prompter.prompts.isEmpty)
    shop.close()
  }

  @Test func `an edge that still has the version before is not believed within a day`() async throws {
    let flapping = try FacadeShop(installed: "2.3.0") { $0.flapping = 1 }
    #expect(await flapping.begin() == ["found"])
    #expect(flapping.link.lastDecision?.reason?.name == .storeOlder && flapping.prompter.prompts.isEmpty)
    flapping.close()

    let shop = try FacadeShop(promptsAtLaunch: false)
    #expect(await shop.begin() == ["found"])
    try shop.set(#"{"version":"2.1.0"}"#)
    for (hours, version) in [(1, "2.3.0"), (22, "2.3.0")] {
      shop.clock.advance(TimeInterval(hours) * 3600)
      _ = await shop.link.status()
      #expect(shop.link.availableUpdate?.versionText == version, "after \(hours) h")
    }
    shop.clock.advance(86_400)
    _ = await shop.link.status()
    #expect(shop.link.availableUpdate == nil)
    shop.close()
  }

  @Test func `a cache that is behind is got past within the hour`() async throws {
    let shop = try FacadeShop(installed: "2.3.0", freshness: .hourly) { $0.staleness = 86_400 }
    #expect(await shop.begin() == ["found"])
    // From the second look on the app is asked for by its ID, which is another answer in the cache.
    _ = await shop.link.status()
    try shop.set(#"{"version":"2.4.0","releasedAt":"2026-11-20T08:00:00Z"}"#)
    shop.clock.advance(1800)
    #expect(await shop.link.promptForUpdate().reason?.name == .upToDate)
    shop.clock.advance(3600)
    #expect(await shop.link.promptForUpdate().kind == .newer)
    // The decision does not wait until the prompt is on screen.
    for _ in 0..<1000 where shop.prompter.prompts.isEmpty { await Task.yield() }
    #expect(shop.prompter.prompts.map(\.store.text) == ["2.4.0"])
    shop.close()
  }

  @Test func `not sold in the user's own store: another one's version is asked for, and never forced`() async throws {
    let shop = try FacadeShop(isForced: true) { $0.absent = [Storefront("de")!] }
    #expect(await shop.begin() == ["found", "should prompt", "prompted"])
    #expect(shop.prompter.prompts.map(\.kind) == [.newer])
    shop.close()

    let own = try FacadeShop(isForced: true)
    #expect(await own.begin() == ["found", "prompted"])
    #expect(own.prompter.prompts.map(\.kind) == [.forced])
    own.close()
  }

  @Test func `sold nowhere: told once, and links are not made up`() async throws {
    let shop = try FacadeShop { $0.absent = Set(Storefront.all) }
    #expect(await shop.begin() == ["could not connect"])
    let (de, us) = (Storefront("de")!, Storefront.us)
    let app = AppReference.bundle(BundleID("com.example.app")!)
    #expect(shop.delegate.errors == [.notFound(app, in: [de, us], platform: .iOS)])
    #expect(shop.link.appURL(for: .sharing) == nil && shop.prompter.prompts.isEmpty)
    shop.close()
  }

  @Test func `a version that arrives while the app runs is seen at the next look, and rests for a day`() async throws {
    let shop = try FacadeShop(installed: "2.3.0")
    #expect(await shop.begin() == ["found"])
    try shop.set(#"{"version":"2.4.0","releasedAt":"2026-11-30T11:00:00Z"}"#)
    shop.clock.advance(3600)
    let fresh = await shop.link.checkForUpdate()
    #expect(fresh.reason?.name == .tooFresh)
    shop.clock.advance(86_400)
    #expect(await shop.link.promptForUpdate().kind == .newer)
    shop.close()
  }
}
