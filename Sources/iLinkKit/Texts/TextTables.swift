/// Our own texts. Only the table that is asked for is read.
package enum TextTables {
  /// The languages that we have, sorted.
  package static var languages: [String] { GeneratedStrings.languages }

  /// A language's texts by key; empty for a language that we do not have.
  package static func table(for language: String) -> [String: String] {
    source(of: language).map(StringsFile.parse) ?? [:]
  }

  /// A language's texts in the `.strings` format; `nil` for a language that we do not have.
  package static func source(of language: String) -> String? { GeneratedStrings.source(of: language) }

  /// The language of last resort.
  package static let base = "en"
}
