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
  /// Who waits for the answer. The alert may be gone before its button is heard.
  private var waiting: (id: UpdatePrompt.ID, continuation: CheckedContinuation<UpdateChoice, Never>)?
  private weak var link: iLink?
  private var listening: Task<Void, Never>?

  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    answer(.vanished)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting = (prompt.id, continuation)
        facts.question = Question(prompt, texts)
        if Task.isCancelled { answer(.vanished) }
      }
    } onCancel: {
      Task { @MainActor in self.answer(.vanished, to: prompt.id) }
    }
  }

  /// Ends the question, if there is one.
  func answer(_ choice: UpdateChoice) {
    facts.question = nil
    guard let waiting else { return }
    self.waiting = nil
    waiting.continuation.resume(returning: choice)
  }

  private func answer(_ choice: UpdateChoice, to id: UpdatePrompt.ID) { if waiting?.id == id { answer(choice) } }

  /// The alert is off the screen. SwiftUI says so before it calls the button, so the button gets its turn first.
  func alertHasGone() {
    facts.question = nil
    guard let id = waiting?.id else { return }
    Task { @MainActor in self.answer(.vanished, to: id) }
  }

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

  /// Gives the place back. What was asked here is asked again by whoever has the place now.
  func detach() {
    listening?.cancel()
    guard let link else { return }
    if link.prompter === self { link.prompter = nil }
    self.link = nil
    let asking = waiting.flatMap { link.asking[$0.id] }
    answer(.vanished)
    // It holds the view's state, which holds this.
    onChange = { _ in }
    guard let asking else { return }
    Task { @MainActor [weak link] in
      // Only when the answer has been taken is it a sign that there is another place.
      await asking.value
      link?.happened(.presenterAvailable)
    }
  }

  private func refresh() {
    facts.availableUpdate = link?.availableUpdate
    facts.links = link?.links
  }
}
#endif
