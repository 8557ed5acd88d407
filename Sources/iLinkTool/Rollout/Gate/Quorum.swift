/// How many storefronts are enough: a number, or a part of those that are required.
enum Quorum: Sendable, Hashable {
  case count(Int)
  case percent(Double)

  /// Reads `170` or `95%`; never zero, never more than everything.
  init?(_ text: String, storefronts: Int) {
    if text.hasSuffix("%") {
      guard let percent = Double(text.dropLast()), percent > 0, percent <= 100 else { return nil }
      self = .percent(percent)
    } else {
      guard let count = Int(text), (1...max(storefronts, 1)).contains(count) else { return nil }
      self = .count(count)
    }
  }

  /// The number of storefronts that must have been confirmed, never below one.
  func needed(of required: Int) -> Int {
    switch self {
    case .count(let count): return max(count, 1)
    // The small term takes away what binary fractions add: 95 % of 20 is 19, not 19.000000000000004.
    case .percent(let percent): return max(Int((Double(required) * percent / 100 - 1e-9).rounded(.up)), 1)
    }
  }
}
