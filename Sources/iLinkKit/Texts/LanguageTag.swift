/// A language as BCP 47 names it, `zh-Hant-HK`, in its present-day spelling.
///
/// Reads what systems really give: any letter case, underscores for hyphens, POSIX forms (`sr_RS.UTF-8@latin`),
/// extensions and variants (passed over), retired codes (`iw`). Anything else is no language.
package struct LanguageTag: Hashable, Sendable {
  /// Two or three letters, lower case.
  package var language: String
  /// Four letters, the first a capital; `nil` when not given.
  package var script: String?
  /// Two capitals or three digits; `nil` when not given.
  package var region: String?

  /// Reads a tag; `nil` for what names no language: `C`, `Base`, an empty text.
  package init?(_ text: String) {
    let plain = text.prefix { $0 != "." && $0 != "@" }
    var parts = plain.split { $0 == "-" || $0 == "_" }[...]
    guard let first = parts.popFirst(), Self.isLanguage(first) else { return nil }
    language = first.lowercased()
    if let part = parts.first, part.utf8.count == 3, Self.isLetters(part) {  // `zh-yue`, `no-nyn`
      parts.removeFirst()
      if let extended = LanguageAliases.extended[language + "-" + part.lowercased()] { language = extended }
    }
    if let part = parts.first, part.utf8.count == 4, Self.isLetters(part) {
      parts.removeFirst()
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
    }
    if let part = parts.first, Self.isRegion(part) { region = part.uppercased() }
    if script == nil, let modifier = text.split(separator: "@", maxSplits: 1).dropFirst().first {
      script = LanguageAliases.modifiers[modifier.lowercased()]
    }
    modernise()
  }

  /// Puts today's code in the place of a retired one; what the tag itself says of script and region stays.
  private mutating func modernise() {
    guard let row = LanguageAliases.languages[language] else { return }
    language = row.language
    script = script ?? row.script
    region = region ?? row.region
  }

  private static func isLanguage(_ part: Substring) -> Bool {
    (2...3).contains(part.utf8.count) && isLetters(part)
  }

  private static func isRegion(_ part: Substring) -> Bool {
    part.utf8.count == 2 ? isLetters(part) : part.utf8.count == 3 && part.utf8.allSatisfy { 48...57 ~= $0 }
  }

  private static func isLetters(_ part: Substring) -> Bool { part.allSatisfy { $0.isASCII && $0.isLetter } }

  /// The script that the language is written in, said by the tag or known of the language and region.
  package var writtenScript: String? {
    script ?? LanguageScripts.script(of: language, in: region)
  }

  /// Whether it is written from right to left.
  package var isRightToLeft: Bool {
    writtenScript.map { LanguageScripts.rightToLeft.contains($0) } ?? false
  }
}

extension LanguageTag: CustomStringConvertible {
  /// `zh-Hant-HK`.
  package var description: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }
}
