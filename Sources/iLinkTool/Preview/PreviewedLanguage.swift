import iLinkCore
import iLinkKit

/// What the prompt says in one language, from the library's own search for texts.
struct PreviewedLanguage: Sendable {
  /// The language as BCP 47 names it.
  let tag: String
  /// Its name in English.
  let name: String
  /// Its name in itself.
  let ownName: String
  let isRightToLeft: Bool
  let texts: [PreviewStyle: PromptTexts]
  /// What the notice says.
  let notification: String
  let problems: [TextFault]

  var direction: String { isRightToLeft ? "rtl" : "ltr" }

  /// Looks up all texts of a language, the app's own words first, for a reader who prefers it. What is wrong with them is
  /// only looked for where it is told.
  init(_ tag: String, app: PreviewedApp, strings: AppStrings?, reference: TextFile.Reference?) {
    self.tag = tag
    (name, ownName) = LanguageNames.of(tag)
    isRightToLeft = LanguageTag(tag)?.isRightToLeft ?? false
    let words = strings?.texts(for: tag)
    let finder = TextFinder(
      sources: TextSources(
        appName: app.name, preferredLanguages: [tag], appLanguages: strings?.languages ?? [],
        appStrings: { key in words?[key] }))
    texts = Dictionary(
      uniqueKeysWithValues: PreviewStyle.allCases.map { ($0, $0.texts(from: finder, version: app.version)) })
    notification = NoticeText.newVersion(app.version, from: finder)
    problems =
      reference.map { strings?.faults(for: tag, against: $0) ?? TextFile.built(tag).faults(.built, against: $0) } ?? []
  }
}

/// The app that the prompt speaks of.
struct PreviewedApp: Sendable, Hashable {
  /// Its name as the prompt says it.
  var name = "Example"
  /// The version that the user has, if it is known; no text of ours says it.
  var installed: String?
  /// The version that the store has.
  var version = "2.3.0"
}
