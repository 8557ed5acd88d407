/// A bundle identifier: letters, digits, `-` and `.` (Apple's rule for `CFBundleIdentifier`), and `_`, which occurs.
///
/// Two that differ only in letter case are equal, since the store's answer may differ in case from what was asked;
/// ``text`` keeps the case that was given.
///
///     BundleID("com.Example.App") == BundleID("com.example.app")  // true
public struct BundleID: Hashable, Sendable, LosslessStringConvertible, Codable {
  /// The identifier as it was given.
  public let text: String

  /// The longest text that is read, in bytes: a limit of ours, far above any identifier that was seen.
  public static let maximumLength = 255

  /// Reads an identifier, or `nil` when it is empty, too long, or holds another character than the allowed ones.
  public init?(_ text: String) {
    let fits = 1...Self.maximumLength
    guard fits.contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else { return nil }
    self.text = text
  }

  /// The identifier as it was given.
  public var description: String { text }

  /// Whether both name the same app: letter case does not count.
  public static func == (one: BundleID, other: BundleID) -> Bool {
    one.text.utf8.count == other.text.utf8.count && one.text.lowercased() == other.text.lowercased()
  }

  /// Hashes without regard to letter case, as `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }

  /// Reads an identifier through the same door as ``init(_:)``.
  ///
  /// - Throws: `DecodingError` when it is not a bundle identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let bundleID = BundleID(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a bundle identifier.")
    }
    self = bundleID
  }

  /// Writes the text as it was given.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default:
      false
    }
  }
}
