import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore
import iLinkKit

@testable import StoreSimulator

/// The class `iLink` before a simulated store: from the store's socket to the prompt nothing of the library is replaced.
@MainActor final class FacadeShop {
  let server: SimulatorServer
  let link: iLink
  let clock = ManualDate()
  let prompter = NotingPrompter()
  let opener = NotingOpener()
  let delegate = NotingDelegate()
  private let news: AsyncStream<UpdateNews>
  private var heard: [UpdateNews] = []

  /// Opens a store and launches the app, which is not active yet.
  ///
  /// - Parameters:
  ///   - installed: The app's version.
  ///   - timeLimit: For a request, in seconds.
  ///   - freshness: How the client asks past caches.
  ///   - isForced: Whether the app insists on updates.
  ///   - promptsAtLaunch: Whether a prompt may come by itself.
  ///   - scenario: What the store does.
  init(
    installed: String = "2.2.0", timeLimit: TimeInterval = 30, freshness: Freshness = .off, isForced: Bool = false,
    promptsAtLaunch: Bool = true, _ scenario: (inout Scenario) -> Void = { _ in }
  ) throws {
    server = try SimulatorServer(store(scenario))
    let service = try #require(LookupService(server.url))
    let clock = clock
    let client = LookupClient.live(
      service: service, freshness: freshness, transport: .urlSession(for: service, timeLimit: timeLimit), retry: .none,
      now: { clock.now })
    link = iLink(
      environment: iLinkEnvironment(
        app: AppIdentity(
          bundleID: BundleID("com.example.app"), version: iLinkCore.VersionText(installed), platform: .iOS,
          system: AppVersion("26.0"), distribution: .appStore, region: "DE"),
        client: client, history: .memory(), now: { clock.now }, prompter: prompter, opener: opener,
        notifier: NoNotifier(), texts: TextSources(appName: "Example", preferredLanguages: ["en"])))
    link.delegate = delegate
    news = link.events
    link.aggressiveUpdatePrompt = isForced
    link.promptAtLaunch = promptsAtLaunch
  }

  /// The app becomes active; waits for the prompt, or for the decision against one, and shows what the delegate was told.
  func begin() async -> [String] {
    link.activate()
    return await calls { news in
      switch news {
      case .prompting: true
      case .decided(let decision, _): decision.kind == nil
      default: false
      }
    }
  }

  /// Waits for a piece of news; gives back the delegate's calls up to it.
  func calls(until isMeant: (UpdateNews) -> Bool) async -> [String] {
    var iterator = news.makeAsyncIterator()
    while let next = await iterator.next() {
      heard.append(next)
      if isMeant(next) { break }
    }
    return delegate.takeCalls()
  }

  /// The names of the events since the last call.
  func events() -> [String] {
    defer { heard = [] }
    return heard.map { String("\($0)".prefix { $0 != "(" }) }
  }

  /// Changes the store, as its control endpoint does.
  func set(_ change: String) throws {
    let client = try RawClient(port: server.port)
    client.send(
      "POST /_ilink/set HTTP/1.1\r\nHost: x\r\nContent-Length: \(change.utf8.count)\r\n\r\n\(change)")
    #expect(try client.answer().status == 200, "\(change)")
  }

  func close() { server.stop() }
}

/// A date that is set by hand.
// The date is only touched under the lock.
final class ManualDate: @unchecked Sendable {
  private let lock = NSLock()
  private var moment = Date.noon
  var now: Date { lock.withLock { moment } }
  func advance(_ seconds: TimeInterval) { lock.withLock { moment += seconds } }
}

/// Writes the prompts down; the next choice is set beforehand. Without one the prompt stays until it is withdrawn.
@MainActor final class NotingPrompter: UpdatePrompter {
  private(set) var prompts: [UpdatePrompt] = []
  private(set) var withdrawn = 0
  var choice: UpdateChoice?

  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    prompts.append(prompt)
    if let choice { return choice }
    let (stream, _) = AsyncStream<Void>.makeStream()
    // Ends when the task is cancelled, which is how a prompt is withdrawn.
    for await _ in stream {}
    withdrawn += 1
    return .vanished
  }
}

/// Opens everything, and writes it down.
@MainActor final class NotingOpener: LinkOpener {
  private(set) var opened: [String] = []
  func open(_ url: URL) async -> Bool {
    opened.append(url.absoluteString)
    return true
  }
}

@MainActor private final class NoNotifier: UpdateNotifier {
  func notify(of version: iLinkCore.VersionText, text: String) async {}
}

/// Writes down what it is told.
@MainActor final class NotingDelegate: iLinkDelegate {
  private var calls: [String] = []
  private(set) var errors: [LookupError] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func iLinkDidFindiTunesInfo() { calls.append("found") }
  func iLinkCouldNotConnectToAppStore(_ error: any Error) {
    calls.append("could not connect")
    if let error = error as? LookupError { errors.append(error) }
  }
  func iLinkShouldPromptForUpdate() -> Bool {
    calls.append("should prompt")
    return true
  }
  func iLinkDidDetectAppUpdate() { calls.append("detected update") }
  func iLinkDidOpenAppStore() { calls.append("opened") }
  func iLinkDidPromptForUpdate() { calls.append("prompted") }
  func iLinkUserDidAttemptToUpdateApp() { calls.append("attempted") }
  func iLinkUserDidDeclineToUpdateApp() { calls.append("declined") }
  func iLinkUserDidRequestReminderToUpdateApp() { calls.append("later") }
}
