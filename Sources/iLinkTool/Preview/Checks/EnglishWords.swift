import Foundation
import iLinkKit

/// English words, to find those that a translation has left in.
enum EnglishWords {
  /// Words that a language shares with English: the same word, or another that is spelled like it.
  private static let shared: [String: Set<String>] = [
    "bs": ["me"],
    "da": ["version"],
    "de": ["version"],
    "fil": ["update"],  // borrowed, with a prefix: `mag-update`
    "fr": ["version"],
    "fr-CA": ["version"],
    "hr": ["me"],
    "nl": ["later", "is"],
    "sl": ["me"],
    "sq": ["version"],
    "sr-Latn": ["me"],
    "sv": ["version"],
  ]

  /// Where "update" is a word that people use. We have a word of the language's own; an app may choose.
  private static let borrowUpdate: Set<String> = ["da", "de", "it", "nl", "nb", "nn", "no", "sv", "ms", "id", "fil"]

  /// What was left in English; `nil` for nothing.
  ///
  /// In our own texts that is any English word that the language does not share; in an app's, which may borrow one, the
  /// whole text, or two words in a row.
  static func left(in text: String, of language: String, english: String, _ rules: TextRules) -> String? {
    guard let tag = LanguageTag(language), tag.language != "en", !english.isEmpty else { return nil }
    var allowed = shared[tag.description] ?? []
    if !rules.isStrict, borrowUpdate.contains(tag.language) { allowed.insert("update") }
    let here = words(of: text)
    let there = words(of: english)
    if rules.isStrict {
      if text == english { return text }
      return there.first { here.contains($0) && !allowed.contains($0) }
    }
    if here == there, !Set(here).isSubset(of: allowed) { return here.joined(separator: " ") }
    let pairs = Set(zip(there, there.dropFirst()).map { $0 + " " + $1 })
    return zip(here, here.dropFirst()).map { $0 + " " + $1 }.first { pairs.contains($0) }
  }

  /// The words of a text in lower case, without placeholders and without the name of the store.
  private static func words(of text: String) -> [String] {
    let plain = text.replacingOccurrences(of: "App Store", with: " ").lowercased()
    return plain.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
  }
}
