/// The commit that the program was built from.
enum BuiltCommit {
  // Git puts the commit in here when it makes an archive (`export-subst` in .gitattributes); in a clone it stays as it is.
  private static let text = "$Format:%h$"

  /// Its short name; `nil` where the source is no archive, since a build cannot ask Git.
  static var name: String? { text.hasPrefix("$") ? nil : text }
}
