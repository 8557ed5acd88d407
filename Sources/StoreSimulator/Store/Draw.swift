/// Chance, tamed: the same seed, question and turn always give the same numbers, whatever was asked in between.
///
/// A number is had for a purpose, and no purpose uses up another one's numbers: an answer's latency stays what it is
/// when a fault is added.
package struct Draw: Hashable, Sendable {
  /// What a number is for.
  package enum Purpose: UInt64, Sendable {
    case latency = 1
    case fault
    case flap
    case cache
    case order
    case garbage
  }

  private let key: UInt64

  /// A draw about a text.
  ///
  /// - Parameters:
  ///   - seed: The scenario's.
  ///   - text: What it is about: an address, a country.
  ///   - turn: Which time it is that this is drawn, from 0.
  package init(seed: UInt64, about text: String, turn: Int = 0) {
    // FNV-1a: a hash that is the same in every process, which Swift's own is not.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    key = Self.mixed(Self.mixed(seed) ^ hash ^ Self.mixed(UInt64(truncatingIfNeeded: turn) &+ 0x9E37))
  }

  /// A number from 0 up to 1.
  ///
  /// - Parameter index: Which one, when a purpose has several.
  package func unit(_ purpose: Purpose, _ index: Int = 0) -> Double {
    Double(word(purpose, index) >> 11) * 0x1p-53
  }

  /// Bytes of any value.
  package func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: word(.garbage, $0 / 8) >> UInt64($0 % 8 * 8)) }
  }

  private func word(_ purpose: Purpose, _ index: Int) -> UInt64 {
    Self.mixed(key &+ purpose.rawValue &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: index) << 32)
  }

  /// SplitMix64's last step: every bit of the result hangs on every bit of the word.
  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word &+ 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
