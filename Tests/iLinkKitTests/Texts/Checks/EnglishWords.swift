import Foundation

/// English words, to find those that a translation has left in.
enum EnglishWords {
  /// Words that a language shares with English: the same word, or another that is spelled like it.
  static let shared: [String: Set<String>] = [
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

  /// The words of a text in lower case, without placeholders and without the name of the store.
  static func words(of text: String) -> Set<String> {
    let plain = text.replacingOccurrences(of: "App Store", with: " ").lowercased()
    return Set(plain.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 })
  }
}
