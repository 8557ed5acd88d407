import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkKit

/// An app's surroundings in a test: every port is scripted, time is drawn, nothing waits.
@MainActor final class ScriptedWorld {
  let clock = ScriptedClock()
  let prompter = ScriptedPrompter()
  let opener = ScriptedOpener()
  let notifier = ScriptedNotifier()
  let store: HistoryStore
  var log: [String] { logged.texts }
  private let logged = Log()
  private let answers: Answers
  var app = AppIdentity(
    bundleID: BundleID("com.example.app"), version: VersionText("1.0"), platform: .iOS, system: AppVersion("18.0"),
    distribution: .appStore, region: "DE")

  /// - Parameters:
  ///   - answers: What the store answers, one lookup after the other; the last one again and again.
  ///   - store: What was remembered before.
  init(_ answers: [Result<StoreListing, LookupError>] = [], store: HistoryStore = .memory()) {
    self.answers = Answers(answers)
    self.store = store
  }

  /// The queries so far.
  var queries: [LookupQuery] { answers.queries }

  func environment(delegate: (any iLinkDelegate)? = nil) -> iLinkEnvironment {
    let (answers, clock, logged) = (answers, clock, logged)
    return iLinkEnvironment(
      app: app, launch: LaunchID(UUID().uuidString), client: LookupClient { try answers.answer(to: $0, at: clock.now) },
      history: store, now: { clock.now }, prompter: prompter, opener: opener, notifier: notifier,
      texts: TextSources(appName: "Example", preferredLanguages: ["en"]), log: { logged.add($0) },
      defaultDelegate: { delegate })
  }

  /// A launch in the foreground, up to the point where nothing more happens by itself.
  func launch(_ configure: (iLink) -> Void = { _ in }) async -> iLink {
    let link = iLink(environment: environment())
    configure(link)
    await settle()
    link.happened(.becameActive)
    await settle()
    return link
  }

  /// Lets everything that was started run to its end: all ports answer at once.
  func settle() async { for _ in 0..<60 { await Task.yield() } }
}

/// The time of a test.
final class ScriptedClock: @unchecked Sendable {  // only touched under the lock
  private let lock = NSLock()
  private var moment = Date(timeIntervalSince1970: 1_796_040_000)
  var now: Date { lock.withLock { moment } }
  func advance(_ seconds: TimeInterval) { lock.withLock { moment += seconds } }
}

private final class Log: @unchecked Sendable {  // only touched under the lock
  private let lock = NSLock()
  private var stored: [String] = []
  var texts: [String] { lock.withLock { stored } }
  func add(_ text: String) { lock.withLock { stored.append(text) } }
}

private final class Answers: @unchecked Sendable {  // only touched under the lock
  private let lock = NSLock()
  private var rest: [Result<StoreListing, LookupError>]
  private var asked: [LookupQuery] = []

  init(_ answers: [Result<StoreListing, LookupError>]) { rest = answers }

  var queries: [LookupQuery] { lock.withLock { asked } }

  func answer(to query: LookupQuery, at now: Date) throws -> LookupAnswer {
    let next = lock.withLock { () -> Result<StoreListing, LookupError>? in
      asked.append(query)
      return rest.count > 1 ? rest.removeFirst() : rest.first
    }
    guard let next else {
      Issue.record("Nobody expected a lookup of \(query.app)")
      throw LookupError.unreachable(host: "the store", reason: "unexpected")
    }
    let listing = try next.get()
    return LookupAnswer(
      listing: listing, isOwnStorefront: query.storefronts.isOwn(listing.storefront),
      remembered: .init(candidates: query.storefronts, storefront: listing.storefront),
      source: LookupSource(url: nil, fetchedAt: now))
  }
}

/// Answers a prompt when the test says so.
@MainActor final class ScriptedPrompter: UpdatePrompter {
  private(set) var prompts: [UpdatePrompt] = []
  private(set) var texts: [PromptTexts] = []
  private var waiting: [UpdatePrompt.ID: CheckedContinuation<UpdateChoice, Never>] = [:]
  /// The prompt on screen.
  var shown: UpdatePrompt? { prompts.last { waiting[$0.id] != nil } }
  var shownCount: Int { waiting.count }

  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    prompts.append(prompt)
    self.texts.append(texts)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[prompt.id] = $0 }
    } onCancel: {
      Task { @MainActor in self.end(prompt.id, .vanished) }
    }
  }

  func answer(_ choice: UpdateChoice) { if let shown { end(shown.id, choice) } }

  private func end(_ id: UpdatePrompt.ID, _ choice: UpdateChoice) {
    waiting.removeValue(forKey: id)?.resume(returning: choice)
  }
}

/// Opens what it is told to open.
@MainActor final class ScriptedOpener: LinkOpener {
  var accepts: @MainActor (URL) -> Bool = { _ in true }
  private(set) var tried: [String] = []
  func open(_ url: URL) async -> Bool {
    tried.append(url.absoluteString)
    return accepts(url)
  }
}

@MainActor final class ScriptedNotifier: UpdateNotifier {
  private(set) var notices: [String] = []
  func notify(of version: VersionText, text: String) async { notices.append(text) }
}

/// Writes down what it is told.
@MainActor final class ListeningDelegate: iLinkDelegate {
  private(set) var calls: [String] = []
  private(set) var errors: [any Error] = []
  var says = true
  func iLinkDidFindiTunesInfo() { calls.append("found") }
  func iLinkCouldNotConnectToAppStore(_ error: any Error) {
    calls.append("could not connect")
    errors.append(error)
  }
  func iLinkShouldPromptForUpdate() -> Bool {
    calls.append("should prompt")
    return says
  }
  func iLinkDidDetectAppUpdate() { calls.append("detected update") }
  func iLinkDidOpenAppStore() { calls.append("opened") }
  func iLinkDidPromptForUpdate() { calls.append("prompted") }
  func iLinkUserDidAttemptToUpdateApp() { calls.append("attempted") }
  func iLinkUserDidDeclineToUpdateApp() { calls.append("declined") }
  func iLinkUserDidRequestReminderToUpdateApp() { calls.append("later") }
}

/// The store's record of the example app.
func listing(
  _ version: String, storefront: Storefront = Storefront("de")!,
  released: Date? = Date(timeIntervalSince1970: 1_795_000_000)
) -> StoreListing {
  var listing = StoreListing(
    id: AppID(123_456_789)!, bundleID: BundleID("com.example.app")!, versionText: version, platform: .iOS,
    storefront: storefront)
  listing.releasedAt = released
  listing.developerID = DeveloperID(5)
  listing.genreID = 6007
  listing.name = "Example"
  listing.releaseNotes = "Fixes."
  return listing
}

let day: TimeInterval = 86_400
