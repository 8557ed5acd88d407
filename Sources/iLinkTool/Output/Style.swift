/// Bold and colours, where the stream wants them; otherwise the bare text.
struct Style: Sendable, Hashable {
  var isColoured: Bool

  static let plain = Style(isColoured: false)

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func faint(_ text: String) -> String { wrapped(text, "2") }
  func red(_ text: String) -> String { wrapped(text, "31") }
  func green(_ text: String) -> String { wrapped(text, "32") }
  func yellow(_ text: String) -> String { wrapped(text, "33") }
  func cyan(_ text: String) -> String { wrapped(text, "36") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// When to colour: the option, then `NO_COLOR`, then `CLICOLOR_FORCE` and `FORCE_COLOR`, then whether the stream is a
/// terminal; a dumb one never.
enum ColourChoice: String, Sendable, CaseIterable {
  case auto, always, never

  func style(isTerminal: Bool, environment: [String: String]) -> Style {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty && $0 != "0" } ?? false }
    switch self {
    case .always: return Style(isColoured: true)
    case .never: return .plain
    case .auto where environment["NO_COLOR"].map { !$0.isEmpty } ?? false: return .plain
    case .auto where environment["TERM"] == "dumb": return .plain
    case .auto: return Style(isColoured: isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") || isTerminal)
    }
  }
}
