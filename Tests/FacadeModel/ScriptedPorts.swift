import Foundation
import LifeModel
import iLinkClient
import iLinkCore
import iLinkKit

/// All ports of one process. They answer when the life says so.
@MainActor final class ScriptedPorts {
  /// What the app says when it is asked.
  let says = true
  private let prompter = LifePrompter()
  private let opener = LifeOpener()
  private let notifier = LifeNotifier()
  private let lookups = LifeLookups()
  private let disk = LifeDisk()

  var stored: StoredHistory { disk.history }

  func environment(_ start: LifeInput.Start, inBackground: Bool, clock: LifeClock) -> iLinkEnvironment {
    let lookups = lookups
    disk.history = start.stored ?? StoredHistory()
    var environment = iLinkEnvironment(
      app: start.app, launch: start.launch, client: LookupClient { try await lookups.answer(to: $0) },
      history: disk.store, now: { clock.now }, prompter: prompter, opener: opener, notifier: notifier,
      texts: TextSources(appName: "Example"))
    environment.isLaunchedInBackground = inBackground
    return environment
  }

  // Each says whether somebody waited for it.
  func endLookup(_ ending: LookupEnding, at moment: Date) -> Bool { lookups.end(ending, at: moment) }
  func endPrompt(_ number: UInt64, _ choice: UpdateChoice) -> Bool { prompter.end(number, choice) }
  func endOpening(_ didOpen: Bool) -> Bool { opener.end(didOpen) }
  func expectOpening(_ urls: [URL]) { opener.expected.append(urls) }

  func letGo() {
    lookups.letGo()
    prompter.letGo()
    opener.letGo()
  }

  /// Whether each effect has reached its port.
  func isCalled(for seen: [LifeObservation]) -> Bool { missing(for: seen) == nil }

  /// The first effect that has not.
  func missing(for seen: [LifeObservation]) -> String? {
    var (lookupCount, notices) = (0, 0)
    for observation in seen {
      switch observation {
      case .lookupBegan: lookupCount += 1
      case .noticed: notices += 1
      case .promptShown(let prompt):
        if !prompter.asked.contains(prompt.id.number) { return "prompt \(prompt.id.number) was not shown" }
      case .promptWithdrawn(let number):
        if !prompter.cancelled.contains(number) { return "prompt \(number) was not withdrawn" }
      default: break
      }
    }
    if lookups.count < lookupCount { return "a lookup was not begun" }
    if notifier.count < notices { return "a notice was not given" }
    if opener.isExpecting { return "a page was not opened" }
    return nil
  }

  func forgetCalls() {
    lookups.count = 0
    notifier.count = 0
    prompter.cancelled = []
  }
}

/// The time of a life, read from any thread.
final class LifeClock: @unchecked Sendable {  // The moment is only touched under the lock.
  private let lock = NSLock()
  private var moment = Date(timeIntervalSince1970: 0)
  var now: Date { lock.withLock { moment } }
  func set(_ moment: Date) { lock.withLock { self.moment = moment } }
}

/// The store on disk, which outlives the process in the caller's books.
final class LifeDisk: @unchecked Sendable {  // The history is only touched under the lock.
  private let lock = NSLock()
  private var stored = StoredHistory()
  var history: StoredHistory {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  var store: HistoryStore {
    HistoryStore(
      read: { self.history },
      update: { change in
        self.lock.withLock {
          change(&self.stored)
          return self.stored
        }
      })
  }
}

/// Lookups that end when the life says so.
@MainActor final class LifeLookups {
  var count = 0
  private var waiting: [(LookupQuery, CheckedContinuation<LookupAnswer, any Error>)] = []

  nonisolated func answer(to query: LookupQuery) async throws -> LookupAnswer {
    try await withCheckedThrowingContinuation { continuation in
      Task { @MainActor in
        self.count += 1
        self.waiting.append((query, continuation))
      }
    }
  }

  func end(_ ending: LookupEnding, at moment: Date) -> Bool {
    guard !waiting.isEmpty else { return false }
    let (query, continuation) = waiting.removeFirst()
    continuation.resume(with: ending.result(for: query, at: moment).mapError { $0 as any Error })
    return true
  }

  func letGo() {
    for (_, continuation) in waiting { continuation.resume(throwing: CancellationError()) }
    waiting = []
  }
}

/// Prompts that end when the life says so; one that was withdrawn may still be answered late.
@MainActor final class LifePrompter: UpdatePrompter {
  private(set) var asked: Set<UInt64> = []
  var cancelled: Set<UInt64> = []
  private var waiting: [UInt64: CheckedContinuation<UpdateChoice, Never>] = [:]

  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    let number = prompt.id.number
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        asked.insert(number)
        waiting[number] = continuation
      }
    } onCancel: {
      Task { @MainActor in self.cancelled.insert(number) }
    }
  }

  func end(_ number: UInt64, _ choice: UpdateChoice) -> Bool {
    guard let continuation = waiting.removeValue(forKey: number) else { return false }
    continuation.resume(returning: choice)
    return true
  }

  func letGo() {
    for continuation in waiting.values { continuation.resume(returning: .vanished) }
    waiting = [:]
  }
}

/// Pages that open, or do not, when the life says so. A refusal holds for all forms of the page.
@MainActor final class LifeOpener: LinkOpener {
  var expected: [[URL]] = []
  private var waiting: [(urls: [URL], continuation: CheckedContinuation<Bool, Never>)] = []
  private var refused: [URL] = []

  var isExpecting: Bool { !expected.isEmpty }

  func open(_ url: URL) async -> Bool {
    if let index = refused.firstIndex(of: url) {
      refused.remove(at: index)
      return false
    }
    let index = expected.firstIndex { $0.first == url }
    let urls = index.map { expected.remove(at: $0) } ?? [url]
    return await withCheckedContinuation { waiting.append((urls, $0)) }
  }

  func end(_ didOpen: Bool) -> Bool {
    guard !waiting.isEmpty else { return false }
    let (urls, continuation) = waiting.removeFirst()
    if !didOpen { refused += urls.dropFirst() }
    continuation.resume(returning: didOpen)
    return true
  }

  func letGo() {
    for (_, continuation) in waiting { continuation.resume(returning: true) }
    waiting = []
  }
}

@MainActor final class LifeNotifier: UpdateNotifier {
  var count = 0
  func notify(of version: VersionText, text: String) async { count += 1 }
}
