#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import iLinkCore

/// Shows prompts as a sheet on the main window. When there is none, it waits for one, or, where the app does not want
/// that or the prompt is forced, asks in a window of its own. A sheet that can no longer be seen, because its window was
/// closed or put into the Dock, is shown again by the same rule. Never keeps the app from quitting.
final class SheetPrompter: MainWindowPrompter {
  var waitsForMainWindow: @MainActor () -> Bool = { true }

  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    while !Task.isCancelled {
      if SheetOnWindow.window == nil, prompt.kind == .forced || !waitsForMainWindow() {
        // Never in front of another app, whose user would hit it by the next key.
        guard NSApplication.shared.isActive else { break }
        return UpdateAlert(prompt, texts: texts).runModal()
      }
      let sheet = SheetOnWindow(UpdateAlert(prompt, texts: texts))
      let choice = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          sheet.showWhenPossible { continuation.resume(returning: $0) }
          if Task.isCancelled { sheet.end(.vanished) }
        }
      } onCancel: {
        Task { @MainActor in sheet.end(.vanished) }
      }
      guard choice == .vanished, sheet.hasLostItsWindow else { return choice }
    }
    return .vanished
  }
}
#endif
