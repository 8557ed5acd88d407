#if canImport(UIKit) && !os(watchOS)
import UIKit
import iLinkCore

/// Shows prompts as alerts, in a window of their own above the app's, on the scene that is in the foreground.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
final class AlertPrompter: UpdatePrompter {
  private var shown: [UpdatePrompt.ID: AlertOnWindow] = [:]

  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    guard let scene = Self.foregroundScene else { return .vanished }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let alert = AlertOnWindow(prompt, texts: texts, scene: scene) { [weak self] choice in
          self?.shown[prompt.id] = nil
          continuation.resume(returning: choice)
        }
        shown[prompt.id] = alert
        alert.show()
        if Task.isCancelled { alert.end(.vanished) }
      }
    } onCancel: {
      Task { @MainActor in self.shown[prompt.id]?.end(.vanished) }
    }
  }

  private static var foregroundScene: UIWindowScene? {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }
  }
}
#endif
