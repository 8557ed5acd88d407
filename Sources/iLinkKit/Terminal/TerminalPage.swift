#if canImport(Glibc) || os(macOS)
import iLinkCore

/// A button and its key: the first letter of its label that no button before it has.
struct PromptButton: Hashable {
  let choice: UpdateChoice
  let label: String
  let key: Character

  static func all(of prompt: UpdatePrompt, texts: PromptTexts) -> [PromptButton] {
    prompt.buttons.reduce(into: []) { buttons, choice in
      guard let label = texts.label(of: choice) else { return }
      let taken = buttons.map(\.key)
      let letters = label.lowercased().filter { $0.isLetter } + "123456789"
      let key = letters.first { !taken.contains($0) } ?? "?"
      buttons.append(PromptButton(choice: choice, label: label, key: key))
    }
  }

  /// Return and Enter are the first button.
  static func choice(for key: Character, among buttons: [PromptButton]) -> UpdateChoice? {
    if key == "\r" || key == "\n" { return buttons.first?.choice }
    return buttons.first { String($0.key) == key.lowercased() }?.choice
  }
}

/// The prompt as text.
struct TerminalPage {
  let texts: PromptTexts
  let buttons: [PromptButton]
  let isStyled: Bool

  var text: String {
    let words = [bold(Self.harmless(texts.title)), Self.harmless(texts.message)].filter { !$0.isEmpty }
    let row = buttons.enumerated().map { index, button in
      bold(String(button.key)) + "  " + Self.harmless(button.label) + (index == 0 ? " (Return)" : "")
    }.joined(separator: "   ")
    return (words + ["  " + row]).joined(separator: "\n") + "\n> "
  }

  private func bold(_ text: String) -> String { isStyled && !text.isEmpty ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// No control characters, whatever the store or the app wrote.
  private static func harmless(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\n" }))
  }
}
#endif
