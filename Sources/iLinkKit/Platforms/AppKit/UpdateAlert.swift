#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import iLinkCore

/// The prompt as an alert: the first button is Return's.
@MainActor struct UpdateAlert {
  let alert = NSAlert()
  private var choices: [UpdateChoice] = []

  init(_ prompt: UpdatePrompt, texts: PromptTexts) {
    alert.alertStyle = .informational
    alert.messageText = texts.title
    alert.informativeText = texts.message
    for choice in prompt.buttons {
      guard let label = texts.label(of: choice) else { continue }
      alert.addButton(withTitle: label)
      choices.append(choice)
    }
    alert.window.preventsApplicationTerminationWhenModal = false
  }

  /// What a response means. A sheet that was ended from outside gives none of the buttons.
  func choice(for response: NSApplication.ModalResponse) -> UpdateChoice {
    let index = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
    return choices.indices.contains(index) ? choices[index] : .vanished
  }

  /// Asks in a window of its own; nothing else of the app goes on meanwhile.
  func runModal() -> UpdateChoice { choice(for: alert.runModal()) }
}
#endif
