import Testing
import iLinkKit

@Suite struct `Finding the language that serves a reader best` {
  /// What a user prefers, best first, and the file that is used.
  static let rows: [(preferred: [String], file: String)] = [
    // Every row of the promise.
    (["nb"], "nb"), (["no"], "nb"), (["nn"], "nn"), (["nb-NO"], "nb"), (["no-NO"], "nb"), (["nn-NO"], "nn"),
    (["iw"], "he"), (["iw-IL"], "he"),
    (["in"], "id"), (["in-ID"], "id"),
    (["tl"], "fil"), (["tl-PH"], "fil"),
    (["zh-CN"], "zh-Hans"), (["zh-SG"], "zh-Hans"),
    (["zh-TW"], "zh-Hant"), (["zh-MO"], "zh-Hant"), (["zh-HK"], "zh-HK"),
    (["pt"], "pt-BR"), (["pt-AO"], "pt-PT"),
    (["es-MX"], "es-419"),
    (["sr"], "sr-Cyrl"), (["sr-ME"], "sr-Latn"),
    (["de-AT"], "de"),
    (["tlh", "fr"], "fr"), (["tlh"], "en"), (["tlh", "xx", "yi"], "en"),
    // Chinese, with and without a script.
    (["zh"], "zh-Hans"), (["zh-Hans"], "zh-Hans"), (["zh-Hant"], "zh-Hant"), (["zh-Hans-CN"], "zh-Hans"),
    (["zh-Hant-TW"], "zh-Hant"), (["zh-Hant-HK"], "zh-HK"), (["zh-Hant-MO"], "zh-Hant"), (["zh-Hans-HK"], "zh-Hans"),
    (["zh-Hans-MO"], "zh-Hans"), (["zh-Hant-CN"], "zh-Hant"), (["zh-Hant-US"], "zh-Hant"), (["zh-MY"], "zh-Hans"),
    (["yue"], "zh-HK"), (["yue-Hant-HK"], "zh-HK"), (["yue-Hans-CN"], "zh-Hans"), (["zh-yue"], "zh-HK"),
    (["zh-cmn-Hans-CN"], "zh-Hans"), (["cmn-Hant-TW"], "zh-Hant"),
    // Regions.
    (["en"], "en"), (["en-US"], "en"), (["en-GB"], "en"), (["en-AU"], "en"), (["en-IN"], "en"),
    (["es"], "es"), (["es-ES"], "es"), (["es-419"], "es-419"), (["es-US"], "es-419"), (["es-AR"], "es-419"),
    (["es-GQ"], "es"), (["es-PH"], "es"),
    (["fr-FR"], "fr"), (["fr-CH"], "fr"), (["fr-CA"], "fr-CA"),
    (["pt-BR"], "pt-BR"), (["pt-PT"], "pt-PT"), (["pt-MZ"], "pt-PT"), (["pt-CH"], "pt-PT"), (["pt-US"], "pt-PT"),
    (["fa"], "fa"), (["fa-IR"], "fa"), (["fa-AF"], "fa-AF"), (["prs"], "fa-AF"), (["prs-AF"], "fa-AF"),
    (["de-CH"], "de"), (["nl-BE"], "nl"), (["ar-EG"], "ar"), (["ar-001"], "ar"), (["ca-ES"], "ca"),
    // Scripts.
    (["sr-Latn"], "sr-Latn"), (["sr-Latn-RS"], "sr-Latn"), (["sr-Cyrl-ME"], "sr-Cyrl"), (["sr-BA"], "sr-Cyrl"),
    (["sr-RS"], "sr-Cyrl"), (["sh"], "sr-Latn"), (["bs-Cyrl"], "bs"), (["uz-Latn-UZ"], "uz"), (["uz-UZ"], "uz"),
    (["uz-Cyrl", "ru"], "ru"), (["uz-AF", "ps"], "ps"), (["az-Cyrl-AZ", "ru"], "ru"), (["az-IR", "fa"], "fa"),
    (["pa-Arab-PK", "ur-PK"], "ur"), (["pa-PK", "ur"], "ur"), (["pa-Guru-IN"], "pa"), (["pa-IN"], "pa"),
    (["hi-Latn", "en-IN"], "en"), (["hi-IN"], "hi"), (["kk-Arab", "zh-Hans"], "zh-Hans"),
    (["mn-Mong-CN", "zh"], "zh-Hans"),
    (["de-Latn-DE"], "de"), (["ja-Jpan-JP"], "ja"), (["ko-Kore-KR"], "ko"),
    (["ku"], "ku"), (["ku-TR"], "ku"), (["kmr-TR"], "ku"), (["ckb"], "ckb"), (["ckb-IQ"], "ckb"), (["ku-Arab"], "ckb"),
    (["ku-IQ"], "ckb"),
    // Other names of the same.
    (["fil-PH"], "fil"), (["mo"], "ro"), (["ekk"], "et"), (["arb"], "ar"), (["no-nyn"], "nn"), (["no-bok"], "nb"),
    // Spellings.
    (["PT_br"], "pt-BR"), (["zh_hant_hk"], "zh-HK"), (["SR-LATN"], "sr-Latn"), (["es_419"], "es-419"),
    (["de_DE.UTF-8"], "de"), (["ca_ES@valencia"], "ca"), (["sr_RS@latin"], "sr-Latn"),
    (["sr_RS.UTF-8@latin"], "sr-Latn"),
    (["uz_UZ@cyrillic", "ru"], "ru"), (["de-DE-1996"], "de"), (["de-u-co-phonebk"], "de"), (["ar-SA-u-nu-latn"], "ar"),
    (["en_US_POSIX"], "en"), (["zh-Hant-HK-x-private"], "zh-HK"),
    // The order of preference; what is no language is passed over.
    (["xx", "de", "fr"], "de"), (["fr", "de"], "fr"), (["", "C", "POSIX", "Base", "-", "_", "1", "it"], "it"),
    (["bo", "zh-Hant-TW"], "zh-Hant"), (["gsw", "de-CH"], "de"), ([], "en"), (["und"], "en"), (["root"], "en"),
    (["日本語", "ja"], "ja"), (["d\u{435}", "fr"], "fr"),
  ]

  @Test func `is shown by a long table`() { #expect(Self.rows.count >= 60) }

  @Test(arguments: rows) func `follows the table`(preferred: [String], file: String) {
    let found = LanguageMatcher.bestMatch(for: preferred, among: TextTables.languages)
    #expect((found ?? "en") == file)
    let texts = PromptTexts(
      sources: TextSources(preferredLanguages: preferred), looksForced: false, storeVersion: nil)
    #expect(texts.language == file)
  }

  /// What there is, what is wanted, what serves.
  @Test(
    arguments: [
      (["en", "pt-PT"], "pt-BR", "pt-PT"),
      (["en", "pt-BR"], "pt-PT", "pt-BR"),
      (["en", "es-419"], "es-ES", "es-419"),
      (["en", "es"], "es-MX", "es"),
      (["en", "nb"], "nn", "nb"),
      (["en", "nn"], "no", "nn"),
      (["en", "sr-Latn"], "sr", "sr-Latn"),
      (["en", "sr-Cyrl"], "sr-Latn-ME", "sr-Cyrl"),
      (["en", "zh-Hant"], "zh-HK", "zh-Hant"),
      (["en", "zh-HK"], "zh-TW", "zh-HK"),
      (["en", "zh-Hans"], "zh-Hant", nil),
      (["en", "fr-CA"], "fr", "fr-CA"),
      (["en", "en-GB"], "en-GB", "en-GB"),
      (["en-GB"], "en-US", "en-GB"),
      (["Base", "de_DE"], "de", "de_DE"),
      (["iw"], "he", "iw"),
      ([], "en", nil),
    ] as [([String], String, String?)])
  func `makes do with what there is`(available: [String], wanted: String, found: String?) {
    #expect(LanguageMatcher.bestMatch(for: [wanted], among: available) == found)
  }

  @Test func `knows a script for each of our languages`() {
    for language in TextTables.languages {
      #expect(LanguageTag(language)?.writtenScript != nil, "\(language)")
    }
  }

  @Test(
    arguments: [
      ("de", "de"), ("DE_at", "de-AT"), ("zh_hANT_hk", "zh-Hant-HK"), ("iw", "he"), ("sh", "sr-Latn"),
      ("yue", "zh-Hant-HK"),
      ("yue-Hans", "zh-Hans-HK"), ("es-419", "es-419"), ("sr@latin", "sr-Latn"), ("en-US-u-hc-h12", "en-US"),
      ("ca-ES-valencia", "ca-ES"), ("de-", "de"),
      ("", nil), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("Base", nil), ("English", nil), ("@latin", nil),
      (".UTF-8", nil), ("d3", nil), ("é", nil),
    ] as [(String, String?)])
  func `reads tags as systems give them`(text: String, tag: String?) {
    #expect(LanguageTag(text)?.description == tag)
  }
}

@Suite struct `The languages of a POSIX environment` {
  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], ["de-DE"]),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"], ["it-IT"]),
      (["LANG": "de_DE.UTF-8", "LC_ALL": ""], ["de-DE"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "sv:nb_NO:en"], ["sv", "nb-NO", "en", "de-DE"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "de_DE:de"], ["de-DE", "de"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": ":C::fr"], ["fr", "de-DE"]),
      (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"]),
      (["LANG": "zh_TW.Big5"], ["zh-TW"]),
      (["LANGUAGE": "pt_BR"], ["pt-BR"]),
      (["LC_ALL": "C", "LANGUAGE": "de", "LANG": "de_DE"], []),
      (["LANG": "C.UTF-8", "LANGUAGE": "de"], []),
      (["LANG": "POSIX"], []), (["LANG": ""], []), ([:], []), (["LC_TIME": "de_DE"], []),
    ] as [([String: String], [String])])
  func `are read in gettext's order`(environment: [String: String], languages: [String]) {
    #expect(PosixLanguages.preferred(in: environment) == languages)
  }
}
