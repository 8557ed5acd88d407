import iLinkKit

final class Banner: UpdatePrompter {
  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    print(texts.title, texts.message, prompt.releaseNotes ?? "")
    return .remindLater  // what was tapped; .vanished if it went away without an answer
  }
}

iLink.shared.prompter = Banner()
