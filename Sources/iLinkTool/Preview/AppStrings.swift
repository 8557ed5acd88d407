import iLinkKit

/// An app's own words: the `Localizable.strings` of each of its languages.
struct AppStrings: Sendable {
  /// One file for each language, sorted by name. A language whose file has none of our keys is one of the app's all the
  /// same.
  let files: [TextFile]
  /// The app's languages, the one it falls back on first: English if it has it, as long as nothing says otherwise.
  let languages: [String]
  /// What its texts are held against: our keys that it has in any language, and its English, key by key, else ours.
  let reference: TextFile.Reference
  private let texts: [String: [String: String]]

  init(files: [TextFile], fallBack: String? = nil) {
    self.files = files.sorted { $0.language < $1.language }
    let texts = Dictionary(files.map { ($0.language, $0.texts) }) { first, _ in first }
    self.texts = texts
    let names = self.files.map(\.language)
    let english = LanguageMatcher.bestMatch(for: [TextTables.base], among: names)
    let first = fallBack ?? english ?? names.first
    languages = [first].compactMap { $0 } + names.filter { $0 != first }
    let known = Set(texts.values.flatMap(\.keys))
    reference = TextFile.Reference(
      keys: TextKey.allCases.map(\.rawValue).filter { known.contains($0) },
      english: TextTables.table(for: TextTables.base).merging(english.flatMap { texts[$0] } ?? [:]) { $1 })
  }

  /// The app's languages as BCP 47 spells them.
  var tags: [String] { files.map(Self.tag(of:)) }

  /// Whether the app leaves all words to us.
  var hasNoWords: Bool { reference.keys.isEmpty }

  /// The app's texts as its bundle gives them to a reader of this language: those of the language that serves best, else
  /// of the one that it falls back on.
  func texts(for tag: String) -> [String: String] {
    let name = LanguageMatcher.bestMatch(for: [tag], among: languages) ?? languages.first
    return name.flatMap { texts[$0] } ?? [:]
  }

  /// What is wrong with the words that a reader of this language would see.
  func faults(for tag: String, against reference: TextFile.Reference) -> [TextFault] {
    guard let own = file(for: tag) else {
      let fallBack = languages.first ?? TextTables.base
      return reference.keys.map {
        TextFault(.missing, $0, "the app has no \(tag); the text of its \(fallBack) would be shown")
      }
    }
    // What the app says in another of its languages it has to say in this one, and also what we cannot say.
    var reference = reference
    let isOurs = LanguageMatcher.bestMatch(for: [own.language], among: TextTables.languages) != nil
    if !isOurs { reference.keys = TextKey.allCases.map(\.rawValue) }
    return own.faults(.app, against: reference)
  }

  private func file(for tag: String) -> TextFile? {
    if let file = files.first(where: { Self.tag(of: $0) == tag }) { return file }
    let name = LanguageMatcher.bestMatch(for: [tag], among: languages)
    return files.first { $0.language == name }
  }

  private static func tag(of file: TextFile) -> String { file.tag?.description ?? file.language }
}
