public import iLinkCore

/// Shows a prompt and waits for the answer: an alert, a sheet, a terminal, or an app's own view.
///
/// What to ask, and when, is decided before; a prompter only shows it.
@MainActor public protocol UpdatePrompter: AnyObject {
  /// Shows the prompt until it is answered.
  ///
  /// Gives ``UpdateChoice/vanished`` when the prompt went away without an answer, or could not be shown. Cancelling the
  /// task takes the prompt off the screen; the answer is then of no interest.
  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice
}
