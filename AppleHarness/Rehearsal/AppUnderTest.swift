import Foundation
@_spi(Stage) import FoundationStandIns
package import iLinkClient
import iLinkCore

@testable package import iLinkKit

/// An app as a test launches it: iLink with the adapters that an app gets, around a scripted store, clock and memory.
///
/// It has version 1.0 and lies in the App Store. What the test sets it sets on `link`, before or after launching.
@MainActor package final class AppUnderTest {
  package let clock = ScriptedClock()
  package let store: ScriptedStore
  package let delegate = ListeningDelegate()
  package let link: iLink
  private var underway = Underway()
  private let notifier: CountingNotifier

  /// - Parameters:
  ///   - version: What the store has.
  ///   - history: What is remembered.
  ///   - change: Changes its surroundings.
  package init(
    store version: String = "2.0", history: HistoryStore = .memory(),
    change: (inout iLinkEnvironment) -> Void = { _ in }
  ) {
    let (store, clock) = (ScriptedStore(version), clock)
    self.store = store
    var environment = iLinkEnvironment.application()
    environment.app = AppIdentity(
      bundleID: BundleID("com.example.app"), version: VersionText("1.0"), platform: environment.app.platform,
      system: AppVersion("18.0"), distribution: .appStore, region: "DE")
    environment.distribution = nil
    environment.client = store.client(clock)
    environment.history = history
    environment.now = { clock.now }
    environment.storefront = { await StoreKitStorefront.current(patience: Self.waitUntilCancelled) }
    environment.texts = TextSources(appName: "Example", preferredLanguages: ["en"])
    notifier = CountingNotifier(UpdateNotices(isInApp: true))
    environment.notifier = notifier
    environment.isDebugBuild = false
    change(&environment)
    link = iLink(environment: environment)
    link.delegate = delegate
    link.observer = { [weak self] in self?.underway.note($0) }
  }

  /// What takes the place of a timer: no test waits for one, and none goes off in a later test.
  private nonisolated static func waitUntilCancelled() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    defer { continuation.finish() }
    for await _ in stream {}
  }

  /// The same until something is so, or does not become so: a prompt that goes from one place to another is on its way
  /// for a moment in which nothing else is to be seen.
  package func settle(until isSo: @MainActor () -> Bool) async {
    for _ in 0..<50 {
      await settle()
      if isSo() { return }
    }
  }

  /// How many prompts are on screen; the tests of a kit know.
  package static var promptCount: @MainActor () -> Int = { 0 }

  /// Lets everything that was begun run to its end. What waits for the test goes on waiting.
  package func settle() async {
    var (wasQuiet, patience) = (false, 60)
    // As long as it takes, since each round gives other threads their turn; but not for ever: what never ends shall fail
    // its test and not stop the others.
    for _ in 1...20_000 {
      await MainLoop.settle(turns: 6)
      let isQuiet =
        link.isSettled && underway.lookups == store.heldCount && underway.pages == 0 && notifier.underway == 0
      // Whoever asks has the prompt on screen. If not, a task is on its way, or it waits for a window, or a view shows
      // it: then there is no more to do than to give it some more turns.
      if link.asking.count > Self.promptCount(), patience > 0 {
        (wasQuiet, patience) = (false, patience - 1)
        continue
      }
      if isQuiet, wasQuiet { return }
      wasQuiet = isQuiet
    }
  }
}

/// What iLink has begun and not ended.
private struct Underway {
  var lookups = 0
  var pages = 0

  mutating func note(_ effect: UpdateEffect) {
    switch effect {
    case .lookUp: lookups += 1
    case .open: pages += 1
    case .tell(.foundListing), .tell(.couldNotConnect(.lookup, _)): lookups -= 1
    case .tell(.openedPage), .tell(.couldNotConnect(.pageNotOpened, _)): pages -= 1
    default: break
    }
  }
}

/// Counts those that are being given.
@MainActor private final class CountingNotifier: UpdateNotifier {
  private(set) var underway = 0
  private let notifier: any UpdateNotifier

  init(_ notifier: any UpdateNotifier) { self.notifier = notifier }

  func notify(of version: VersionText, text: String) async {
    underway += 1
    await notifier.notify(of: version, text: text)
    underway -= 1
  }
}
