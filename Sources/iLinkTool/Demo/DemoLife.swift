import Foundation
import iLinkClient
import iLinkCore
import iLinkKit

/// An app of the demo that lives several launches: the real class `iLink` on recorded answers, with a clock that is set
/// by hand.
@MainActor final class DemoLife {
  private let store = HistoryStore.memory()
  private let opened: @MainActor (URL) -> Void
  private(set) var moment: Date

  init(startingAt moment: Date, opened: @escaping @MainActor (URL) -> Void = { _ in }) {
    self.moment = moment
    self.opened = opened
  }

  func wait(_ seconds: TimeInterval) { moment += seconds }

  /// Launches the app. Gives the decision at launch, and the answer if there was a prompt.
  func launch(_ prompter: any UpdatePrompter) async -> (decision: UpdateDecision?, choice: UpdateChoice?) {
    let asked = AskedPrompter(prompter)
    let link = iLink(environment: environment(asked))
    var news = link.events.makeAsyncIterator()
    link.activate()
    var decision: UpdateDecision?
    while decision == nil, let next = await news.next() {
      if case .decided(let found, _) = next { decision = found }
    }
    guard decision?.kind != nil else { return (decision, nil) }
    let choice = await asked.choice()
    if choice == .update {
      while let next = await news.next() {
        if case .openedPage = next { break }
      }
    }
    await link.flush()
    return (decision, choice)
  }

  private func environment(_ prompter: any UpdatePrompter) -> iLinkEnvironment {
    let moment = moment
    return iLinkEnvironment(
      app: AppIdentity(
        bundleID: BundleID("com.tinyspeck.slackmacgap"), version: VersionText("3.2.0"), platform: .macOS,
        system: AppVersion("10.14"), distribution: .appStore, region: "US"),
      client: .recorded(DemoCatalogue.recorded, now: { moment }), history: store, now: { moment }, prompter: prompter,
      opener: DemoOpener(opened), notifier: SilentNotifier(), texts: TextSources(appName: "Slack"))
  }
}

/// Opens nothing, and says what would be opened.
private final class DemoOpener: LinkOpener {
  private let opened: @MainActor (URL) -> Void
  init(_ opened: @escaping @MainActor (URL) -> Void) { self.opened = opened }

  func open(_ url: URL) async -> Bool {
    opened(url)
    return true
  }
}

/// Hands the question on, and tells what became of it.
@MainActor private final class AskedPrompter: UpdatePrompter {
  private let prompter: any UpdatePrompter
  private let choices = AsyncStream<UpdateChoice>.makeStream()

  init(_ prompter: any UpdatePrompter) { self.prompter = prompter }

  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    let choice = await prompter.ask(prompt, texts: texts)
    choices.continuation.yield(choice)
    return choice
  }

  func choice() async -> UpdateChoice? {
    var iterator = choices.stream.makeAsyncIterator()
    return await iterator.next()
  }
}

/// Answers without asking anybody.
@MainActor final class FixedPrompter: UpdatePrompter {
  private let choice: UpdateChoice
  init(_ choice: UpdateChoice) { self.choice = choice }
  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice { choice }
}
