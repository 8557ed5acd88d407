extension AppVersion: Comparable, Hashable {
  /// Whether both name the same release: trailing zeros, leading zeros, a `v` and a build do not count.
  public static func == (one: AppVersion, other: AppVersion) -> Bool {
    one.parts == other.parts && one.suffix == other.suffix
  }

  /// Whether the first comes before the second: part by part as numbers, then by suffix.
  public static func < (one: AppVersion, other: AppVersion) -> Bool {
    if one.parts != other.parts { return one.parts.lexicographicallyPrecedes(other.parts) }
    if one.suffix.isEmpty || other.suffix.isEmpty { return !one.suffix.isEmpty && other.suffix.isEmpty }
    return one.suffix.lexicographicallyPrecedes(other.suffix)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
    hasher.combine(suffix)
  }
}

/// A natural number of any length: digits without leading zeros, so that zero is empty and longer is greater.
struct Digits: Hashable, Sendable, Comparable {
  let text: String

  init(_ digits: some StringProtocol) { text = String(digits.drop { $0 == "0" }) }

  static func < (one: Digits, other: Digits) -> Bool {
    let (length, otherLength) = (one.text.utf8.count, other.text.utf8.count)
    return length != otherLength ? length < otherLength : one.text < other.text
  }
}

/// A run of digits or of letters in a suffix. Numbers come before words, words compare without letter case.
enum SuffixPiece: Hashable, Sendable, Comparable {
  case number(Digits)
  case word(String)

  static func < (one: SuffixPiece, other: SuffixPiece) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): one < other
    case (.word(let one), .word(let other)): one < other
    case (.number, .word): true
    case (.word, .number): false
    }
  }
}
