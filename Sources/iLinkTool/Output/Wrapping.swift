/// Breaking a text into lines of a terminal.
enum Wrapping {
  /// Lines of at most so many columns, broken at blanks; a word that is longer than a line, as in languages without
  /// blanks, is broken where the line ends.
  static func lines(of text: String, width: Int) -> [String] {
    HelpCommand.wrapped(text, to: width).flatMap { line -> [String] in
      guard DisplayWidth.of(line) > width else { return [line] }
      var lines = [""]
      for character in line {
        let last = lines[lines.count - 1]
        if DisplayWidth.of(last) + DisplayWidth.of(String(character)) > width {
          lines.append(String(character))
        } else {
          lines[lines.count - 1].append(character)
        }
      }
      return lines
    }
  }
}
