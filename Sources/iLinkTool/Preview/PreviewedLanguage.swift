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
  /// What the notice says.
  let notification: String
  let problems: [TextFault]
  private let optional: PromptTexts
  private let skippable: PromptTexts
  private let forced: PromptTexts

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
    optional = PreviewStyle.optional.texts(from: finder, version: app.version)
    skippable = PreviewStyle.skippable.texts(from: finder, version: app.version)
    forced = PreviewStyle.forced.texts(from: finder, version: app.version)
    notification = NoticeText.newVersion(app.version, from: finder)
    problems =
      reference.map { strings?.faults(for: tag, against: $0) ?? TextFile.built(tag).faults(.built, against: $0) } ?? []
  }
}

extension PreviewedLanguage {
  /// What the prompt says in a style.
  func texts(_ style: PreviewStyle) -> PromptTexts {
    switch style {
    case .optional: optional
    case .skippable: skippable
    case .forced: forced
    }
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
