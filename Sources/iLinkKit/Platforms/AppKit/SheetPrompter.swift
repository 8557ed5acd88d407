#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import iLinkCore

/// Shows prompts as a sheet on the main window. When there is none, it waits for one, or, where the app does not want
/// that or the prompt is forced, asks in a window of its own. Never keeps the app from quitting.
final class SheetPrompter: MainWindowPrompter {
  var waitsForMainWindow: @MainActor () -> Bool = { true }
  private var shown: [UpdatePrompt.ID: SheetOnWindow] = [:]

  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    if SheetOnWindow.window == nil, prompt.kind == .forced || !waitsForMainWindow() {
      return UpdateAlert(prompt, texts: texts).runModal()
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let sheet = SheetOnWindow(UpdateAlert(prompt, texts: texts)) { [weak self] choice in
          self?.shown[prompt.id] = nil
          continuation.resume(returning: choice)
        }
        shown[prompt.id] = sheet
        sheet.showWhenPossible()
        if Task.isCancelled { sheet.end(.vanished) }
      }
    } onCancel: {
      Task { @MainActor in self.shown[prompt.id]?.end(.vanished) }
    }
  }
}
#endif
