/// Our own texts. Only the table that is asked for is read.
package enum TextTables {
  /// The languages that we have, sorted.
  package static var languages: [String] { GeneratedStrings.languages }

  /// A language's texts by key; empty for a language that we do not have.
  package static func table(for language: String) -> [String: String] {
    GeneratedStrings.source(of: language).map(StringsFile.parse) ?? [:]
  }

  /// The language of last resort.
  package static let base = "en"
}
