/// Text for `man`, in the macros that every one of them knows.
struct Roff {
  private(set) var text = ""
  /// Whether a heading was the last thing: it begins a paragraph by itself.
  private var isBelowHeading = false

  /// A line of markup, as it stands.
  mutating func macro(_ line: String) {
    text += line + "\n"
    isBelowHeading = false
  }

  mutating func section(_ title: String) {
    macro(".SH \"\(Self.escaped(title))\"")
    isBelowHeading = true
  }

  mutating func subsection(_ title: String) {
    macro(".SS \"\(Self.escaped(title))\"")
    isBelowHeading = true
  }

  /// Begins a paragraph.
  mutating func paragraph() {
    if !isBelowHeading { macro(".PP") }
  }

  /// Words that are filled up to the width of the page.
  mutating func text(_ words: String) { line(words) }

  /// A line that begins with nothing that roff would take for markup.
  mutating func line(_ words: String) {
    let escaped = Self.escaped(words)
    macro((escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped)
  }

  mutating func bold(_ word: String, _ more: String) {
    macro(".B \(Self.escaped(word))")
    line(more)
  }

  /// A term and what it means.
  mutating func tagged(_ term: String, _ meaning: String) {
    macro(".TP")
    macro(".B \"\(Self.escaped(term))\"")
    line(meaning)
  }

  /// Lines that stay as they are, moved in.
  mutating func literal(_ lines: [String]) {
    paragraph()
    macro(".RS 4")
    macro(".nf")
    for words in lines { line(words) }
    macro(".fi")
    macro(".RE")
  }

  /// Text as the help has it: an empty line ends a paragraph, and what is moved in stays as it is.
  mutating func paragraphs(_ words: String) {
    var filled: [Substring] = []
    var kept: [String] = []
    func isKept(_ line: Substring) -> Bool { line.hasPrefix("  ") }
    for line in words.split(separator: "\n", omittingEmptySubsequences: false) + [Substring()] {
      if !isKept(line), !kept.isEmpty {
        literal(kept)
        kept = []
      }
      // What the columns are is a paragraph of its own, though the help has no line to spare for it.
      if isKept(line) || line.isEmpty || line.hasPrefix("--plain:"), !filled.isEmpty {
        paragraph()
        self.line(filled.joined(separator: " "))
        filled = []
      }
      if isKept(line) {
        kept.append(String(line.dropFirst(2)))
      } else if !line.isEmpty {
        filled.append(line)
      }
    }
  }

  /// Nothing in it is markup any more, and a hyphen is the one that can be typed.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case _ where !scalar.isASCII:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + "]"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
