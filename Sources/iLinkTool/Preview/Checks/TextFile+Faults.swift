import Foundation
import iLinkKit

/// The rules for every file of texts, as `Localization/README.md` tells them.
extension TextFile {
  /// What a text is held against: the keys that have to be there, and what they say in English.
  struct Reference: Sendable {
    var keys: [String] = TextKey.allCases.map(\.rawValue)
    var english: [String: String]

    /// For our own texts.
    static var ours: Reference { Reference(english: TextTables.table(for: TextTables.base)) }
  }

  /// Everything that is wrong with the file.
  func faults(_ rules: TextRules, against reference: Reference) -> [TextFault] {
    let entries = entries
    let texts = Dictionary(entries.map { ($0.key, $0.text) }) { $1 }
    let served = served
    var faults = faultsOfTheFile(entries, rules)
    for key in reference.keys {
      if let text = texts[key] {
        faults += faultsOfText(text, key: key, english: reference.english[key] ?? "", served, rules)
      } else {
        faults.append(TextFault(.missing, key, "there is no text"))
      }
    }
    return faults.filter { rules.rules.contains($0.rule) }
  }

  // MARK: The file as a whole

  private func faultsOfTheFile(_ entries: [StringsFile.Entry], _ rules: TextRules) -> [TextFault] {
    var faults: [TextFault] = []
    if !isReachable(rules) {
      faults.append(TextFault(.unreachableName, nil, "'\(language)' is not what devices call a language"))
    }
    if !contents.hasPrefix("/* ") || !(lines.first?.hasSuffix(" */") ?? false) {
      faults.append(TextFault(.noHeader, nil, "the first line is no comment with the language's name"))
    }
    let known = Set(TextKey.allCases.map(\.rawValue))
    var seen: Set<String> = []
    for entry in entries {
      if !known.contains(entry.key), rules.isStrict || entry.key.hasPrefix("iLink") {
        let near = Suggestion.nearest(to: entry.key, among: known.sorted()).map { "; '\($0)' is near" } ?? ""
        faults.append(TextFault(.extra, entry.key, "there is no such key" + near))
      }
      let isOurs = rules.isStrict || known.contains(entry.key)
      if !seen.insert(entry.key).inserted, isOurs { faults.append(TextFault(.twice, entry.key, "the last one holds")) }
    }
    return faults + unreadableLines(entries, rules).map { TextFault(.unreadable, nil, "line \($0) cannot be read") }
  }

  private var lines: [String] { contents.components(separatedBy: "\n") }

  private func isReachable(_ rules: TextRules) -> Bool {
    guard rules.isStrict else { return tag != nil }
    let reached = LanguageMatcher.bestMatch(for: [language], among: ["en", language])
    return reached == language && tag?.description == language && tag?.writtenScript != nil
  }

  /// The numbers of lines with a slip in them. Our files have one entry to a line; in an app's, an entry of ours that
  /// begins on a line has to come out of the file.
  private func unreadableLines(_ entries: [StringsFile.Entry], _ rules: TextRules) -> [Int] {
    let read = Set(entries.map(\.key))
    return lines.enumerated().filter { index, line in
      guard rules.isStrict else {
        let start = line.drop { $0 == " " || $0 == "\t" }
        guard start.hasPrefix("\"iLink") else { return false }
        return !read.contains(String(start.dropFirst().prefix { $0 != "\"" }))
      }
      guard !line.isEmpty, !line.hasPrefix("/*") || index > 0 else { return false }
      return StringsFile.entries(of: line).count != 1 || !line.hasSuffix(";")
    }.map { $0.offset + 1 }
  }

  // MARK: A text

  private func faultsOfText(
    _ text: String, key: String, english: String, _ served: String, _ rules: TextRules
  ) -> [TextFault] {
    if !rules.isStrict, text.isEmpty {  // an app hides a button so, but then in every language
      return english.isEmpty ? [] : [TextFault(.blanksAround, key, "is empty")]
    }
    let found: [(TextFault.Rule, String?)] = [
      (.placeholders, otherPlaceholders(text, english: english, rules)),
      (.english, EnglishWords.left(in: text, of: served, english: english, rules).map { "'\($0)' is English" }),
      (.foreignLetter, foreignLetter(in: text, served, rules)),
      (.notIsolated, isolatesName(text) ? nil : "the name does not stand between \\U2068 and \\U2069"),
      (
        .leftToRightStart,
        isRightToLeft && startsFromTheLeft(text) ? "begins with a Latin letter, which turns the line round" : nil
      ),
      (.blanksAround, Self.hasBlanksAround(text) ? "is empty, or begins or ends with a blank" : nil),
      (.notNFC, Self.isComposed(text) ? nil : "is not in normalization form C"),
      (.tooLong, Self.tooLong(text, key: key, english: english)),
      (.exclamation, text.first { "!¡！՜".contains($0) }.map { "has '\($0)'" }),
      (.typewriterQuote, text.first { "'\"".contains($0) }.map { "has \($0) in the place of a typographic mark" }),
    ]
    return found.compactMap { rule, detail in detail.map { TextFault(rule, key, $0) } }
  }

  /// Which of our languages it is, for what we know of letters and of words.
  private var served: String { LanguageMatcher.bestMatch(for: [language], among: TextTables.languages) ?? language }

  private static func hasBlanksAround(_ text: String) -> Bool {
    let ends = [text.unicodeScalars.first, text.unicodeScalars.last].compactMap { $0 }
    return ends.isEmpty || ends.contains { $0.properties.isWhitespace }
  }

  private static func isComposed(_ text: String) -> Bool {
    text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  private static func tooLong(_ text: String, key: String, english: String) -> String? {
    let length = text.withoutIsolates.count
    if key.hasSuffix("Button") { return length > 20 ? "\(length) characters; a button has room for 20" : nil }
    let most = 2 * english.withoutIsolates.count
    return length > most && most > 0 ? "\(length) characters; twice the English text is \(most)" : nil
  }

  // MARK: Placeholders

  private func otherPlaceholders(_ text: String, english: String, _ rules: TextRules) -> String? {
    let here = rules.isStrict ? Self.placeholders(text) : Self.meanings(text)
    let there = rules.isStrict ? Self.placeholders(english) : Self.meanings(english)
    if !rules.isStrict, english.isEmpty { return nil }
    func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: " ") }
    return here == there ? nil : "has \(list(here)); English has \(list(there))"
  }

  /// What has to be the same in every language: which placeholders there are. Two of them have numbers, because a
  /// language may want them the other way round.
  static func placeholders(_ text: String) -> [String] {
    let names = Placeholders.pieces(of: text).compactMap { piece -> String? in
      switch piece {
      case .text(let text): text.contains("%") ? "%" : nil  // half a placeholder
      case .next: "%@"
      case .numbered(let number): "%\(number)$@"
      }
    }
    return names.sorted()
  }

  /// The same, with `%@` as the number that it stands for.
  private static func meanings(_ text: String) -> [String] {
    var count = 0
    let names = placeholders(text).map { name -> String in
      guard name == "%@" else { return name }
      count += 1
      return "%\(count)$@"
    }
    return names.sorted()
  }

  // MARK: Direction

  /// Whether the name stands in brackets of direction, which texts from right to left need, and every one is closed.
  private func isolatesName(_ text: String) -> Bool {
    let open: Unicode.Scalar = "\u{2068}"
    let close: Unicode.Scalar = "\u{2069}"
    let scalars = text.unicodeScalars
    guard scalars.filter({ $0 == open }).count == scalars.filter({ $0 == close }).count else { return false }
    guard isRightToLeft else { return true }
    let pieces = Placeholders.pieces(of: text)
    for (index, piece) in pieces.enumerated() where piece == .next || piece == .numbered(1) {
      guard index > 0, case .text(let before) = pieces[index - 1], before.unicodeScalars.last == open,
        index + 1 < pieces.count, case .text(let after) = pieces[index + 1], after.unicodeScalars.first == close
      else { return false }
    }
    return true
  }

  /// Whether the first letter outside the brackets of direction is one that is written from left to right: it would turn
  /// the whole paragraph round.
  private func startsFromTheLeft(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "\u{2068}" { depth += 1 }
      if scalar == "\u{2069}" { depth -= 1 }
      if depth == 0, scalar.properties.isAlphabetic {
        return ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
      }
    }
    return false
  }

  // MARK: Letters

  /// A letter that the language does not have. In an app's texts a whole word in Latin letters is a name.
  private func foreignLetter(in text: String, _ served: String, _ rules: TextRules) -> String? {
    let own = text.replacingOccurrences(of: "App Store", with: "")
    for piece in Placeholders.pieces(of: own) {
      guard case .text(let text) = piece else { continue }
      for word in text.unicodeScalars.split(whereSeparator: { !Self.isLetterOrMark($0) }) {
        if !rules.isStrict, word.allSatisfy({ LanguageLetters.isLatin($0) }) { continue }
        if !rules.isStrict, !LanguageLetters.knows(served) { continue }
        guard let letter = word.first(where: { !LanguageLetters.letter($0, belongsTo: served) }) else { continue }
        let number = String(letter.value, radix: 16, uppercase: true)
        return "'\(letter)' (U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)) is no letter of it"
      }
    }
    return nil
  }

  private static func isLetterOrMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark:
      true
    default: false
    }
  }
}
