import Foundation

/// An app's words in one file for all languages, as Xcode keeps them: `Localizable.xcstrings`.
///
/// Plain texts are read. Those that vary by number or device are passed over: none of our texts does.
struct StringCatalog: Sendable {
  /// One file for each language, with our keys alone.
  let files: [TextFile]
  /// The language that the app falls back on.
  let sourceLanguage: String

  /// Reads a catalog; `nil` for what is none.
  init?(_ data: Data) {
    guard let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let source = catalog["sourceLanguage"] as? String, let strings = catalog["strings"] as? [String: Any]
    else { return nil }
    var texts: [String: [String: String]] = [source: [:]]
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        let unit = (localization as? [String: Any])?["stringUnit"] as? [String: Any]
        // A language that only other texts are in is one of the app's all the same.
        texts[language, default: [:]][key] = key.hasPrefix("iLink") ? unit?["value"] as? String : nil
      }
    }
    sourceLanguage = source
    files = texts.map { TextFile(language: $0.key, texts: $0.value) }
  }
}

extension TextFile {
  /// A file that says these texts.
  init(language: String, texts: [String: String]) {
    let lines = texts.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }
    self.init(language: language, contents: lines.joined())
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
