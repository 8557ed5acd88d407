#if canImport(Glibc) || os(macOS)
import Foundation
public import iLinkCore

/// Asks in a terminal: title, message, and the buttons by their keys; Return is the first one.
///
///     Update Example
///     Version 2.3 of Example is there. Update now?
///       u  Update (Return)   l  Remind me later   n  Not now
///
/// Where standard input is no terminal, nobody can answer: the prompt vanishes.
public final class TerminalPrompter: UpdatePrompter {
  private let terminal: any PromptTerminal

  /// Asks in the terminal of this process.
  public convenience init() { self.init(StandardTerminal()) }

  /// Asks in a terminal handed in.
  public init(_ terminal: any PromptTerminal) { self.terminal = terminal }

  /// Shows the prompt and reads keys until one of them is a button's.
  public func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    guard terminal.canAnswer else { return .vanished }
    let buttons = PromptButton.all(of: prompt, texts: texts)
    terminal.write(TerminalPage(texts: texts, buttons: buttons, isStyled: terminal.isStyled).text)
    while let key = await terminal.key() {
      guard let choice = PromptButton.choice(for: key, among: buttons) else { continue }
      terminal.write((texts.label(of: choice) ?? "") + "\n")
      return choice
    }
    terminal.write("\n")
    return .vanished
  }
}

/// A terminal to ask in.
@MainActor public protocol PromptTerminal: AnyObject {
  /// Whether somebody can press a key.
  var canAnswer: Bool { get }
  /// Whether it shows bold text.
  var isStyled: Bool { get }
  /// Writes text.
  func write(_ text: String)
  /// Waits for a key; `nil` at the end of input, and when the task is cancelled.
  func key() async -> Character?
}
#endif
