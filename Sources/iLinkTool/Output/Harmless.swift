/// Text from elsewhere, made fit for a terminal and a log line.
enum Harmless {
  /// A value in single quotes, without control characters, cut to a length that leaves the message readable.
  static func quoted(_ text: String, limit: Int = 60) -> String {
    "'" + cut(escaped(text.prefix(limit * 2)), to: limit, more: text.unicodeScalars.count > limit) + "'"
  }

  /// A line of text from the store: control characters and line breaks become blanks; direction marks go.
  static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          isUnsafe(scalar) ? (scalar.properties.generalCategory == .format ? nil : " ") : scalar
        }))
  }

  /// Tabs, line breaks and backslashes escaped, so that a record stays one line of tab-separated columns.
  static func column(_ text: String) -> String {
    escaped(text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\"))
  }

  private static func cut(_ text: String, to limit: Int, more: Bool) -> String {
    let scalars = text.unicodeScalars
    return scalars.count <= limit && !more ? text : String(String.UnicodeScalarView(scalars.prefix(limit - 1))) + "…"
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case _ where isUnsafe(scalar): escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Control characters, line and paragraph separators, and the marks that turn the reading direction around.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    case .format: !["\u{200C}", "\u{200D}"].contains(scalar)
    default: false
    }
  }
}
