#if canImport(UIKit) && !os(watchOS) || canImport(AppKit) && !canImport(UIKit)
import Foundation

extension TextSources {
  /// This app's name, languages and own texts.
  static var bundle: TextSources {
    let bundle = Bundle.main
    let development = bundle.developmentLocalization.map { [$0] } ?? []
    return TextSources(
      appName: name(of: bundle), preferredLanguages: Locale.preferredLanguages,
      appLanguages: development + bundle.localizations.filter { !development.contains($0) },
      appStrings: { key in
        // A value that nobody writes tells a missing key from one whose text is its name.
        let absent = "\u{0}"
        let text = Bundle.main.localizedString(forKey: key, value: absent, table: nil)
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
