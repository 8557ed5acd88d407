/// A number by which the App Store knows something: 1 … 2^63−1.
///
/// Zero is not a number of anything: iLink 1.x built links with `id0` while it did not know better. Apple's numbers
/// have grown past 2^32 (6742821288 is an app), so 64 bits it is.
public protocol StoreNumber: Hashable, Sendable, Comparable, Codable, LosslessStringConvertible {
  /// The number, never zero and never above 2^63−1.
  var number: UInt64 { get }

  /// Makes the identifier from a number, or `nil` when it is outside 1 … 2^63−1.
  init?(_ number: some BinaryInteger)
}

extension StoreNumber {
  /// The digits alone, as they stand in a lookup: `284910350`.
  public var description: String { String(number) }

  /// Orders identifiers by their number.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  /// Reads a number, or a text with its digits; Apple's service has been seen to send both.
  ///
  /// - Throws: `DecodingError` when it is neither, or out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let found: Self?
    if let number = try? container.decode(Int64.self) {
      found = Self(number)
    } else {
      found = StoreNumberText.number(in: try container.decode(String.self)).flatMap { Self($0) }
    }
    guard let found else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a number from 1 to 2^63−1.")
    }
    self = found
  }

  /// Writes the number as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

/// The one reading of `284910350` and `id284910350`.
enum StoreNumberText {
  static func number(in text: some StringProtocol) -> UInt64? {
    let digits = text.hasPrefix("id") ? text.dropFirst(2) : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return inRange(UInt64(digits))
  }

  static func inRange(_ number: (some BinaryInteger)?) -> UInt64? {
    guard let number, number > 0, let exact = Int64(exactly: number) else { return nil }
    return UInt64(exact)
  }
}
