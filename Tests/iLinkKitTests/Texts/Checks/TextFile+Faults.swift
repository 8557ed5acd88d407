import Foundation
import iLinkKit

/// The rules for every file of texts, as `Localization/README.md` tells them.
extension TextFile {
  /// Everything that is wrong with the file. `english` is what the texts say in English.
  func faults(english: [String: String]) -> [TextFault] {
    var faults = faultsOfTheFile()
    let texts = texts
    for key in TextKey.allCases.map(\.rawValue) {
      guard let text = texts[key] else {
        faults.append(.missing(key))
        continue
      }
      faults += faultsOfText(text, key: key, english: english[key] ?? "")
    }
    return faults
  }

  private func faultsOfTheFile() -> [TextFault] {
    var faults: [TextFault] = []
    let reached = LanguageMatcher.bestMatch(for: [language], among: ["en", language])
    if reached != language || tag?.description != language || tag?.writtenScript == nil {
      faults.append(.unreachableName(language))
    }
    let lines = contents.components(separatedBy: "\n")
    if lines[0].hasPrefix("/* ") != true || !lines[0].hasSuffix(" */") { faults.append(.noHeader) }
    let known = Set(TextKey.allCases.map(\.rawValue))
    var seen: Set<String> = []
    for entry in entries {
      if !known.contains(entry.key) { faults.append(.extra(entry.key)) }
      if !seen.insert(entry.key).inserted { faults.append(.twice(entry.key)) }
    }
    // One entry to a line: a line that is none by itself has a slip in it.
    for (index, line) in lines.enumerated() where index > 0 && !line.isEmpty {
      if StringsFile.entries(of: line).count != 1 || !line.hasSuffix(";") {
        faults.append(.unreadable(line: index + 1))
      }
    }
    let composed = contents.precomposedStringWithCanonicalMapping
    if !composed.unicodeScalars.elementsEqual(contents.unicodeScalars) { faults.append(.notNFC) }
    return faults
  }

  private func faultsOfText(_ text: String, key: String, english: String) -> [TextFault] {
    var faults: [TextFault] = []
    if Self.placeholders(text) != Self.placeholders(english) { faults.append(.placeholders(key)) }
    if let word = englishWord(in: text, english: english) { faults.append(.english(key, word: word)) }
    if let letter = foreignLetter(in: text) { faults.append(.foreignLetter(key, letter: letter)) }
    if !isolatesName(text) { faults.append(.notIsolated(key)) }
    if isRightToLeft, startsFromTheLeft(text) { faults.append(.leftToRightStart(key)) }
    let ends = [text.unicodeScalars.first, text.unicodeScalars.last].compactMap { $0 }
    if ends.isEmpty || ends.contains(where: \.properties.isWhitespace) { faults.append(.blanksAround(key)) }
    let length = text.withoutIsolates.count
    if length > (key.hasSuffix("Button") ? 20 : 2 * english.count) { faults.append(.tooLong(key)) }
    if text.contains(where: { "!¡！՜".contains($0) }) { faults.append(.exclamation(key)) }
    if text.contains(where: { "'\"".contains($0) }) { faults.append(.typewriterQuote(key)) }
    return faults
  }

  // MARK: Placeholders

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

  // MARK: Words and letters

  /// An English word that was left in.
  private func englishWord(in text: String, english: String) -> String? {
    guard tag?.language != "en" else { return nil }
    if text == english { return text }
    let allowed = EnglishWords.shared[language] ?? []
    let here = EnglishWords.words(of: text)
    return EnglishWords.words(of: english).first { here.contains($0) && !allowed.contains($0) }
  }

  /// A letter that the language does not have.
  private func foreignLetter(in text: String) -> String? {
    let own = text.replacingOccurrences(of: "App Store", with: "")
    for piece in Placeholders.pieces(of: own) {
      guard case .text(let text) = piece else { continue }
      for scalar in text.unicodeScalars where Self.isLetterOrMark(scalar) {
        if !LanguageLetters.letter(scalar, belongsTo: language) { return String(scalar) }
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
