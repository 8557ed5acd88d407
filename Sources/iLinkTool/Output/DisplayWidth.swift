/// How many columns of a terminal a text takes: two for East Asian wide characters and emoji, none for marks above or
/// below a letter.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int {
    // Nearly all text is plain; taking it apart into characters costs more than the rest of a help page.
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    return isPlain ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  /// The text, cut at a width with "…" when it is longer.
  static func cut(_ text: String, to limit: Int) -> String {
    guard of(text) > limit else { return text }
    var kept = ""
    var width = 0
    for character in text {
      let next = Self.width(of: character)
      guard width + next < limit else { break }
      kept.append(character)
      width += next
    }
    return kept + "…"
  }

  /// The text, with blanks up to a width.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// As terminals count: an emoji of several parts is one picture, and so is a Korean syllable of several letters; else
  /// each letter of a cluster has a column, and each mark that stands beside its letter, as in Hindi or Tamil.
  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.contains("\u{FE0F}") || wide.contains(where: { $0.contains(first.value) }) { return 2 }
    return scalars.reduce(0) { $0 + (takesColumn($1) ? 1 : 0) }
  }

  private static func takesColumn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: false
    default: true
    }
  }

  /// Unicode's East Asian Width "W" and "F" in coarse ranges.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
