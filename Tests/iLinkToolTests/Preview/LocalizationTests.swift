import Foundation
import TestSupport
import Testing
import iLinkKit

@testable import iLinkTool

extension TextFile {
  /// A file of `Localization`.
  init(_ language: String) throws {
    self.init(language: language, contents: try Localization.contents(language))
  }

  /// What is wrong with one of our files.
  func faults() throws -> [TextFault] {
    faults(.ours, against: Reference(english: try TextFile("en").texts))
  }
}

@Suite struct `The texts of every language` {
  /// The languages of App Store Connect and of similar libraries.
  static let wanted = """
    ar az be bg bn bs ca cs cy da de el en en-AU en-CA en-GB es es-419 et eu fa fa-AF fi fil fr fr-CA ga gl gu he hi hr \
    ht hu hy id is it ja ka kk km kn ko ku lt lv mk ml mn mr ms nb nl nn or pa pl ps pt-BR pt-PT ro ru sk sl sq sr-Cyrl \
    sr-Latn sv ta te th tr uk ur uz vi zh-Hans zh-Hant zh-HK
    """.split(separator: " ").map(String.init)

  /// Regions whose texts would be word for word those of another file.
  static let sameAs = ["en-AU": "en", "en-CA": "en", "en-GB": "en"]

  @Test(arguments: Localization.languages) func `follow the rules`(language: String) throws {
    #expect(try TextFile(language).faults() == [])
    // What is in the program is held to the same rules; only the comments are left out there.
    #expect(TextFile.built(language).faults(.built, against: .ours) == [])
  }

  @Test(arguments: wanted) func `are there for each language that we promise`(language: String) {
    let expected = Self.sameAs[language] ?? language
    #expect(Localization.languages.contains(expected))
    #expect(LanguageMatcher.bestMatch(for: [language], among: Localization.languages) == expected)
  }

  @Test(arguments: Localization.languages) func `can be reached`(language: String) {
    #expect(LanguageMatcher.bestMatch(for: ["tlh", language], among: Localization.languages) == language)
    #expect(TextTables.languages.contains(language))
  }

  @Test func `have a file for a region only where its wording differs`() throws {
    for language in Localization.languages {
      let others = Localization.languages.filter { $0 != language }
      guard let next = LanguageMatcher.bestMatch(for: [language], among: others) else { continue }
      #expect(try TextFile(language).texts != TextFile(next).texts, "\(language) says what \(next) says")
    }
  }

  @Test(arguments: Localization.languages) func `read well with any name in them`(language: String) {
    for name in ["Ünï 100% %@ %1$@", "", "שלום", "ابجد", "日本", "a\"b\\n"] {
      for looksForced in [false, true] {
        let sources = TextSources(appName: name, preferredLanguages: [language])
        let texts = PromptTexts(sources: sources, looksForced: looksForced, storeVersion: "2.3.0")
        #expect(texts.language == language)
        #expect(looksForced || texts.message.contains("2.3.0"))
        let whole = texts.title + texts.message
        #expect(name.isEmpty || (texts.title.contains(name) && texts.message.contains(name)))
        let around = name.isEmpty ? whole : whole.replacingOccurrences(of: name, with: "")
        #expect(!around.contains("%"), "\(texts.message)")
      }
    }
  }

  @Test func `run from right to left in seven languages`() {
    let languages = Localization.languages.filter { LanguageTag($0)?.isRightToLeft == true }
    #expect(languages == ["ar", "ckb", "fa", "fa-AF", "he", "ps", "ur"])
  }
}

/// A check that never finds anything checks nothing.
@Suite struct `A broken copy of a file` {
  /// A language, what is done to its file, and the rule that has to notice.
  struct Breakage: CustomStringConvertible, Sendable {
    let language: String
    let rule: TextFault.Rule
    let old: String
    let new: String
    var name: String?
    var description: String { "\(language): \(rule)" }
  }

  static let breakages = [
    Breakage(language: "de", rule: .unreachableName, old: "", new: "", name: "ge-DE"),
    Breakage(language: "de", rule: .unreachableName, old: "", new: "", name: "german"),
    Breakage(language: "he", rule: .unreachableName, old: "", new: "", name: "iw"),
    Breakage(language: "pt-BR", rule: .unreachableName, old: "", new: "", name: "pt_BR"),
    Breakage(language: "nb", rule: .unreachableName, old: "", new: "", name: "no"),
    Breakage(language: "de", rule: .noHeader, old: "/* German: Deutsch */", new: ""),
    Breakage(language: "de", rule: .unreadable, old: "\"Später erinnern\";", new: "\"Später erinnern\""),
    Breakage(language: "de", rule: .missing, old: "\"Später erinnern\";", new: "\"Später erinnern;"),
    Breakage(language: "de", rule: .missing, old: "\"iLinkWhatsNewTitle\" = \"Neue Funktionen\";\n", new: ""),
    Breakage(language: "de", rule: .extra, old: "\"iLinkWhatsNewTitle\"", new: "\"iLinkWhatsNew\""),
    Breakage(language: "de", rule: .twice, old: "\"iLinkWhatsNewTitle\"", new: "\"iLinkUpdateButton\""),
    Breakage(language: "de", rule: .placeholders, old: "%2$@ von", new: "von"),
    Breakage(language: "de", rule: .placeholders, old: "„%@“ aktualisieren", new: "„%@ %@“ aktualisieren"),
    Breakage(language: "de", rule: .placeholders, old: "Version %2$@ von „%1$@“", new: "Version %@ von „%@“"),
    Breakage(language: "de", rule: .placeholders, old: "„%@“ aktualisieren", new: "„%@“ 100 % aktualisieren"),
    Breakage(language: "de", rule: .english, old: "\"Jetzt nicht\"", new: "\"Not Now\""),
    Breakage(language: "de", rule: .english, old: "Eine neuere Version ist", new: "Eine newer Version ist"),
    Breakage(language: "fr", rule: .english, old: "Pour continuer à utiliser", new: "To continue using"),
    Breakage(language: "nn", rule: .english, old: "\"Oppdater\"", new: "\"Update\""),
    Breakage(language: "ru", rule: .foreignLetter, old: "\"Обновить\"", new: "\"Обнoвить\""),  // a Latin o
    Breakage(language: "uk", rule: .foreignLetter, old: "\"Оновити\"", new: "\"Обновить сы\""),
    Breakage(language: "tr", rule: .foreignLetter, old: "\"Şimdi Değil\"", new: "\"Șimdi Değil\""),  // Romanian's Ș
    Breakage(language: "ro", rule: .foreignLetter, old: "\"Noutăți\"", new: "\"Noutăţi\""),  // Turkish's cedilla
    Breakage(language: "fa", rule: .foreignLetter, old: "بعداً یادآوری شود", new: "بعداً يادآوری شود"),  // Arabic's yeh
    Breakage(language: "zh-Hans", rule: .foreignLetter, old: "无法打开", new: "無法打開"),
    Breakage(language: "zh-HK", rule: .foreignLetter, old: "無法開啟", new: "无法开启"),
    Breakage(language: "sr-Latn", rule: .foreignLetter, old: "\"Ne sada\"", new: "\"Не сада\""),
    Breakage(language: "ko", rule: .foreignLetter, old: "\"업데이트\"", new: "\"更新\""),
    Breakage(language: "ar", rule: .notIsolated, old: "تحديث \\U2068%@\\U2069", new: "تحديث %@"),
    Breakage(language: "ar", rule: .notIsolated, old: "تحديث \\U2068%@\\U2069", new: "تحديث \\U2068%@"),
    Breakage(language: "ur", rule: .notIsolated, old: "\\U2068%1$@\\U2069", new: "%1$@"),
    Breakage(language: "de", rule: .notIsolated, old: "„%@“ aktualisieren", new: "„\\U2068%@“ aktualisieren"),
    Breakage(
      language: "he", rule: .leftToRightStart, old: "לא ניתן היה לפתוח את App Store.", new: "App Store לא נפתח."),
    Breakage(language: "de", rule: .blanksAround, old: "\"Jetzt nicht\"", new: "\"Jetzt nicht \""),
    Breakage(language: "de", rule: .blanksAround, old: "\"Jetzt nicht\"", new: "\"\\U00A0Jetzt nicht\""),
    Breakage(language: "de", rule: .blanksAround, old: "\"Jetzt nicht\"", new: "\"\""),
    Breakage(language: "de", rule: .notNFC, old: "Später", new: "Spa\u{308}ter"),
    Breakage(language: "de", rule: .tooLong, old: "\"Jetzt nicht\"", new: "\"Jetzt auf gar keinen Fall\""),
    Breakage(language: "de", rule: .tooLong, old: "\"Neue Funktionen\"", new: "\"Das ist neu in dieser Fassung\""),
    Breakage(language: "de", rule: .exclamation, old: "\"Jetzt nicht\"", new: "\"Jetzt nicht!\""),
    Breakage(language: "zh-Hans", rule: .exclamation, old: "请稍后再试。", new: "请稍后再试！"),
    Breakage(language: "fr", rule: .typewriterQuote, old: "d’ouvrir", new: "d'ouvrir"),
  ]

  @Test(arguments: breakages) func `is noticed`(breakage: Breakage) throws {
    var file = try TextFile(breakage.language)
    let whole = file.contents
    if let name = breakage.name {
      file.language = name
    } else {
      let range = try #require(whole.range(of: breakage.old, options: .literal), "nothing to break")
      file.contents = whole.replacingCharacters(in: range, with: breakage.new)
    }
    let faults = try file.faults()
    #expect(faults.contains { $0.rule == breakage.rule }, "\(faults)")
  }

  @Test func `has been tried for every rule`() {
    #expect(Set(Self.breakages.map(\.rule)) == Set(TextFault.Rule.allCases))
  }
}
