// Written by Scripts/generate-strings from Localization/*.strings: change the texts there, not here.

/// Our texts, in the `.strings` format.
///
/// One raw string for each language, which costs nothing until it is asked for: a dictionary literal of this size takes
/// half a minute to compile, and resource bundles get lost when a program is moved.
enum GeneratedStrings {
  /// The languages that there are texts for, sorted.
  static let languages = [
    "ar", "az", "be", "bg", "bn", "bs", "ca", "ckb", "cs", "cy", "da", "de", "el", "en", "es", "es-419", "et", "eu",
    "fa", "fa-AF", "fi", "fil", "fr", "fr-CA", "ga", "gl", "gu", "he", "hi", "hr", "ht", "hu", "hy", "id", "is", "it",
    "ja", "ka", "kk", "km", "kn", "ko", "ku", "lt", "lv", "mk", "ml", "mn", "mr", "ms", "nb", "nl", "nn", "or", "pa",
    "pl", "ps", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sq", "sr-Cyrl", "sr-Latn", "sv", "ta", "te", "th", "tr",
    "uk", "ur", "uz", "vi", "zh-HK", "zh-Hans", "zh-Hant",
  ]

  /// The texts of a language as its file has them; `nil` for a language that is not there.
  static func source(of language: String) -> String? {
    part1(language)
      ?? part2(language)
      ?? part3(language)
  }
}
