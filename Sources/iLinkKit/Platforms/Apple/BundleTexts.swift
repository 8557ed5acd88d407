#if canImport(UIKit) && !os(watchOS) || canImport(AppKit) && !canImport(UIKit)
import Foundation

extension TextSources {
  /// This app's name, languages and own texts. Reads files, so it is asked when a text is needed and not at launch.
  @Sendable static func ofThisApp() -> TextSources { of { Bundle.main } }

  /// - Parameters:
  ///   - bundle: Gives the app's bundle, each time anew: bundles do not cross from one thread to another.
  ///   - languages: The user's preferred languages.
  static func of(
    _ bundle: @escaping @Sendable () -> Bundle, preferring languages: [String] = Locale.preferredLanguages
  ) -> TextSources {
    let app = bundle()
    let development = app.developmentLocalization.map { [$0] } ?? []
    return TextSources(
      appName: name(of: app), preferredLanguages: languages,
      appLanguages: development + app.localizations.filter { !development.contains($0) },
      appStrings: { key in
        // A value that nobody writes tells a missing key from one whose text is its name.
        let absent = "\u{0}"
        let text = bundle().localizedString(forKey: key, value: absent, table: nil)
        return text == absent ? nil : text
      })
  }

  /// The display name, else the name, localised where the app does.
  private static func name(of bundle: Bundle) -> String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      let text = bundle.localizedInfoDictionary?[key] ?? bundle.infoDictionary?[key]
      if let text = text as? String, !text.isEmpty { return text }
    }
    return ""
  }
}
#endif
