/// A version as somebody wrote it, together with what it means, read once.
///
/// What cannot be compared is kept all the same: it is shown and logged, and never prompts.
public struct VersionText: Sendable, CustomStringConvertible {
  /// The text as it was given.
  public let text: String
  /// The version, or `nil` when the text cannot be compared; see ``AppVersion``.
  public let version: AppVersion?

  /// Reads a text; every text is accepted.
  public init(_ text: String) {
    self.text = text
    version = AppVersion(text)
  }

  /// Takes a version that was read already.
  public init(_ version: AppVersion) {
    text = version.description
    self.version = version
  }

  /// The text as it was given.
  public var description: String { text }

  /// Whether both name the same release: as versions when both are some (`1.0` and `1.0.0`), else letter by letter.
  public func names(_ other: VersionText) -> Bool {
    if let version, let otherVersion = other.version { return version == otherVersion }
    return text == other.text
  }
}

extension VersionText: Hashable {
  /// Whether both are the same text; ``names(_:)`` tells whether they mean the same.
  public static func == (one: VersionText, other: VersionText) -> Bool { one.text == other.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
