#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One remembered value, of a type that UserDefaults and a JSON file can both keep.
///
/// What lies in a store may be of another type than expected: other code, an older version, a person with an editor.
/// The accessors give what is there if it can be had, and `nil` otherwise: a wrong type counts as absent.
public enum StoredValue: Hashable, Sendable {
  /// Text.
  case text(String)
  /// A whole number.
  case integer(Int64)
  /// Any other number.
  case real(Double)
  /// Yes or no.
  case flag(Bool)
  /// A moment.
  case date(Date)
  /// Anything else, encoded.
  case data(Data)

  /// The text, if it is one.
  public var asText: String? { if case .text(let text) = self { text } else { nil } }

  /// The whole number, also from a real without fraction; UserDefaults does not keep the two apart.
  public var asInteger: Int64? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int64(exactly: number)
    case .flag(let flag): flag ? 1 : 0
    case .text, .date, .data: nil
    }
  }

  /// The number.
  public var asReal: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number.isFinite ? number : nil
    case .text, .flag, .date, .data: nil
    }
  }

  /// The flag, also from the numbers 0 and 1.
  public var asFlag: Bool? {
    switch self {
    case .flag(let flag): flag
    default: asInteger.flatMap { $0 == 0 ? false : $0 == 1 ? true : nil }
    }
  }

  /// The moment, if it is one that a clock can show: between the years 1 and 9999.
  public var asDate: Date? {
    guard case .date(let date) = self, (-62_135_596_800...253_402_300_799).contains(date.timeIntervalSince1970) else {
      return nil
    }
    return date
  }

  /// The bytes, if that is what it is.
  public var asData: Data? { if case .data(let data) = self { data } else { nil } }
}
