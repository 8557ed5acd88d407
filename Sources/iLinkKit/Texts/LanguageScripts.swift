/// Which script a language is written in when its tag does not say so: CLDR's likely subtags, as far as our languages
/// need them.
enum LanguageScripts {
  static let rightToLeft: Set<String> = ["Arab", "Hebr", "Thaa", "Syrc", "Adlm", "Nkoo"]

  static func script(of language: String, in region: String?) -> String? {
    if let region, let script = byRegion[language + "-" + region] { return script }
    return byLanguage[language]
  }

  /// Where a language is written differently from what is usual.
  private static let byRegion = [
    // CLDR knows more regions for traditional characters (Chinese in the USA, …); tags without a script that name
    // them come from nowhere we know, and most readers there are served by either.
    "zh-TW": "Hant", "zh-HK": "Hant", "zh-MO": "Hant",
    "sr-ME": "Latn", "sr-RO": "Latn", "sr-RU": "Latn", "sr-TR": "Latn",
    "az-IR": "Arab", "az-IQ": "Arab", "az-RU": "Cyrl",
    "kk-CN": "Arab", "kk-AF": "Arab", "kk-IR": "Arab",  // not `MN`, whatever CLDR says: Cyrillic is in use there
    "ku-IQ": "Arab", "ku-IR": "Arab", "ku-LB": "Arab",  // the first two are not in CLDR, which calls them `ckb`
    "mn-CN": "Mong",
    "ms-CC": "Arab",
    "pa-PK": "Arab",
    "uz-AF": "Arab", "uz-CN": "Cyrl",
  ]

  private static let byLanguage: [String: String] = {
    let languages = [
      "Arab": "ar ckb fa ps ur",
      "Armn": "hy",
      "Beng": "bn",
      "Cyrl": "be bg kk mk mn ru sr uk",
      "Deva": "hi mr",
      "Geor": "ka",
      "Grek": "el",
      "Gujr": "gu",
      "Guru": "pa",
      "Hans": "zh",
      "Hebr": "he yi",
      "Jpan": "ja",
      "Khmr": "km",
      "Knda": "kn",
      "Kore": "ko",
      "Latn": "az bs ca cs cy da de en es et eu fi fil fr ga gl hr ht hu id is it ku lt lv ms nb nl nn pl pt ro sk sl "
        + "sq sv tr uz vi",
      "Mlym": "ml",
      "Orya": "or",
      "Taml": "ta",
      "Telu": "te",
      "Thai": "th",
    ]
    var table: [String: String] = [:]
    for (script, row) in languages {
      for language in row.split(separator: " ") { table[String(language)] = script }
    }
    return table
  }()
}
