/// The user's languages where there is no Foundation that knows them: on Linux, from the environment.
package enum PosixLanguages {
  /// The preferred languages that the environment names, best first; empty for `C`, `POSIX` and where nothing is set.
  ///
  /// `LC_ALL`, else `LC_MESSAGES`, else `LANG` names the locale (an empty value is no value). `LANGUAGE` is a list that
  /// comes before it, unless the locale is `C`, which asks for no translation at all.
  package static func preferred(in environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    if let locale, LanguageTag(locale) == nil { return [] }
    let names = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale].compactMap { $0 }
    var seen: Set<LanguageTag> = []
    return names.compactMap { LanguageTag($0) }.filter { seen.insert($0).inserted }.map(\.description)
  }
}
