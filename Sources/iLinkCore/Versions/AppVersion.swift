/// A marketing version, as in `CFBundleShortVersionString` or in a store listing, with a total order.
///
///     AppVersion("1.9")! < AppVersion("1.10")!      // parts are numbers
///     AppVersion("1.0")! == AppVersion("1.0.0")!    // missing parts are zero
///     AppVersion("2.0b3")! < AppVersion("2.0")!     // a suffix comes before its release
///     AppVersion("1.2.3 (45)")! == AppVersion("1.2.3")!  // a build does not count
///     AppVersion("2.x")                             // nil: not guessed at
///
/// Apple asks for three integers, but the store has served `v1.231.10002`, `4.0.9.1`, `7.14.05601` and more (recorded
/// answers), so parts may be of any number and size. What is not a version is `nil`, and never prompts.
public struct AppVersion: Sendable {
  /// The text as it was given, without the blanks around it.
  public let description: String

  /// The parts without leading zeros, as decimal digits of any length; zeros at the end are dropped.
  let parts: [Digits]
  /// The pieces of the pre-release suffix; empty for a release.
  let suffix: [SuffixPiece]

  init(description: String, parts: [Digits], suffix: [SuffixPiece]) {
    self.description = description
    self.parts = parts
    self.suffix = suffix
  }

  /// Whether the version has a pre-release suffix, like `2.0b3`.
  public var isPrerelease: Bool { !suffix.isEmpty }
}

extension AppVersion: LosslessStringConvertible {
  /// Reads a version, or `nil` when the text is none.
  ///
  /// Blanks around it; an optional `v`; digits in parts joined by single dots; then an optional build that does not
  /// count (`+45`, ` (18)`, a number after a blank), or a pre-release suffix that begins with a letter or `-`.
  /// Digits of other scripts count (`２.３`), so do leading zeros (`1.03` is `1.3`).
  public init?(_ text: some StringProtocol) {
    guard let read = AppVersionReader.read(text) else { return nil }
    self = read
  }
}

extension AppVersion: Codable {
  /// Reads a version from its text.
  ///
  /// - Throws: `DecodingError` when the text is not a version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let version = AppVersion(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a version that can be compared.")
    }
    self = version
  }

  /// Writes the text as it was given.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
