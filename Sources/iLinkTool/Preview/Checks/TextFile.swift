import iLinkKit

/// A file of texts in one language.
struct TextFile: Sendable {
  /// What the file, or its folder, is called: `pt-BR`.
  var language: String
  /// The file in the `.strings` format.
  var contents: String

  var entries: [StringsFile.Entry] { StringsFile.entries(of: contents) }
  var texts: [String: String] { StringsFile.parse(contents) }
  var tag: LanguageTag? { LanguageTag(language) }
  var isRightToLeft: Bool { tag?.isRightToLeft ?? false }

  /// Our own texts, as they are in the program.
  static func built(_ language: String) -> TextFile {
    TextFile(language: language, contents: TextTables.source(of: language) ?? "")
  }
}

extension String {
  /// Without the brackets of direction, which nobody sees.
  var withoutIsolates: String { String(unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) }) }
}
