/// Reads the `.strings` format: `"key" = "text";` with comments and escapes, as Apple's tools write it.
///
/// It never fails: what cannot be read is passed over, and reading goes on behind the next semicolon, or, when that is
/// missing, at the next line that begins like an entry. So one slip costs one text.
package enum StringsFile {
  /// One entry, in the order of the file.
  package struct Entry: Hashable, Sendable {
    /// The key, escapes resolved.
    package let key: String
    /// The text, escapes resolved.
    package let text: String
  }

  /// The texts by key; of a key that is there twice, the last one.
  package static func parse(_ file: String) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in entries(of: file) { texts[entry.key] = entry.text }
    return texts
  }

  /// All entries in the file's order, those whose key comes twice included.
  package static func entries(of file: String) -> [Entry] {
    var reader = StringsReader(file)
    var entries: [Entry] = []
    while let entry = reader.nextEntry() { entries.append(entry) }
    return entries
  }
}
