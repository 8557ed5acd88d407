#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
import iLinkCore

/// Holds the question for a view to show, and tells it what views want to know besides.
@MainActor final class ViewPrompter: UpdatePrompter {
  /// A question on screen.
  struct Question {
    let id: UpdatePrompt.ID
    let texts: PromptTexts
    /// The labels of the buttons that this prompt has.
    let remindButton: String?
    let declineButton: String?

    init(_ prompt: UpdatePrompt, _ texts: PromptTexts) {
      id = prompt.id
      self.texts = texts
      remindButton = prompt.buttons.contains(.remindLater) ? texts.remindButton : nil
      declineButton = prompt.buttons.contains(.decline) ? texts.declineButton : nil
    }
  }

  /// What the view is told.
  struct Facts {
    var question: Question?
    var availableUpdate: StoreListing?
    var links: AppLinks?
  }

  private var facts = Facts() { didSet { onChange(facts) } }
  private var onChange: (Facts) -> Void = { _ in }
  private var waiting: CheckedContinuation<UpdateChoice, Never>?
  private weak var link: iLink?
  private var listening: Task<Void, Never>?

  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    answer(.vanished)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting = continuation
        facts.question = Question(prompt, texts)
        if Task.isCancelled { answer(.vanished) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(prompt.id) }
    }
  }

  /// Ends the question, if there is one.
  func answer(_ choice: UpdateChoice) {
    guard let waiting else { return }
    self.waiting = nil
    facts.question = nil
    waiting.resume(returning: choice)
  }

  private func cancel(_ id: UpdatePrompt.ID) { if facts.question?.id == id { answer(.vanished) } }

  /// Takes the platform's prompter's place while the view is there.
  func attach(to link: iLink, onChange: @escaping (Facts) -> Void) {
    guard self.link == nil else { return }
    self.onChange = onChange
    self.link = link
    link.prompter = self
    refresh()
    let events = link.events
    listening = Task { [weak self] in
      for await _ in events { self?.refresh() }
    }
    link.happened(.presenterAvailable)
  }

  func detach() {
    listening?.cancel()
    if link?.prompter === self { link?.prompter = nil }
    link = nil
    answer(.vanished)
  }

  private func refresh() {
    facts.availableUpdate = link?.availableUpdate
    facts.links = link?.links
  }
}
#endif
