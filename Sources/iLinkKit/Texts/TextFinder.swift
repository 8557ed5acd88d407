/// Finds texts for one reader: the app's own, key by key, else ours in the language that serves best.
package struct TextFinder {
  /// The language of our texts.
  package let language: String
  private let sources: TextSources
  private let settings: TextSettings
  private let table: (String) -> [String: String]
  private let ours: [String: String]

  /// Finds the language, and reads its table: no other one, as long as no text is missing.
  package init(
    sources: TextSources, settings: TextSettings = TextSettings(),
    table: @escaping (String) -> [String: String] = TextTables.table(for:)
  ) {
    self.sources = sources
    self.settings = settings
    self.table = table
    language = Self.language(sources: sources, settings: settings)
    ours = table(language)
  }

  /// The app's name as it is shown.
  package var name: String {
    if let name = settings.applicationName, !name.isBlank { return name }
    return sources.appName
  }

  /// Whether our texts are written from right to left.
  package var isRightToLeft: Bool { LanguageTag(language)?.isRightToLeft ?? false }

  /// The app's own text for a key, placeholders and all; `nil` when it has none.
  package func ownText(_ key: TextKey) -> String? {
    guard let text = sources.appStrings(key.rawValue), text != key.rawValue else { return nil }
    return text
  }

  /// Our text for a key, placeholders and all: in the reader's language, else in English.
  package func ourText(_ key: TextKey) -> String {
    if let text = ours[key.rawValue] { return text }
    return table(TextTables.base)[key.rawValue] ?? ""
  }

  /// A text with its placeholders filled in.
  package func fill(_ text: String, version: String? = nil, namesVersion: Bool = false) -> String {
    let values = Placeholders.Values(name: name, version: version, namesVersion: namesVersion)
    return Placeholders.fill(text, with: values)
  }

  // MARK: The language

  private static func language(sources: TextSources, settings: TextSettings) -> String {
    let all = TextTables.languages
    if let forced = settings.language, let language = LanguageMatcher.bestMatch(for: [forced], among: all) {
      return language
    }
    guard !settings.useAllAvailableLanguages, !sources.appLanguages.isEmpty else {
      return LanguageMatcher.bestMatch(for: sources.preferredLanguages, among: all) ?? TextTables.base
    }
    // An app that speaks German alone is German to everybody, so its prompt is too.
    let spoken = sources.appLanguages.compactMap { LanguageMatcher.bestMatch(for: [$0], among: all) }
    let fallBack = spoken.contains(TextTables.base) ? TextTables.base : spoken.first
    return LanguageMatcher.bestMatch(for: sources.preferredLanguages, among: spoken) ?? fallBack ?? TextTables.base
  }
}

extension String {
  /// Whether there is nothing to see in it.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
