#if canImport(UIKit) && !os(watchOS)
import UIKit
import iLinkCore

/// Shows prompts as alerts, in a window of their own above the app's, on a scene that is in use. A prompt that
/// can no longer be seen, because its scene has gone, moves to another one that is in use.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
final class AlertPrompter: UpdatePrompter {
  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    while !Task.isCancelled, let scene = UIApplication.shared.foregroundScene {
      let alert = AlertOnWindow(on: scene)
      let choice = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          alert.show(prompt, texts: texts) { continuation.resume(returning: $0) }
          if Task.isCancelled { alert.end(.vanished) }
        }
      } onCancel: {
        Task { @MainActor in alert.end(.vanished) }
      }
      guard choice == .vanished, alert.wasOutOfSight else { return choice }
    }
    return .vanished
  }
}
#endif
