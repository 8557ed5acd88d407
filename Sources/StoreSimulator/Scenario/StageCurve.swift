/// How a version spreads over the storefronts between the first and the last.
package enum StageCurve: String, Sendable, CaseIterable {
  /// Slowly, then fast, then slowly.
  case sCurve = "s-curve"
  /// At an even pace.
  case uniform
  /// Nearly all at once, and a few very late.
  case longTail = "long-tail"

  /// When a storefront has its turn, from 0 (the first one) to 1 (the last one).
  ///
  /// - Parameter rank: Which one it is, from 0 to 1.
  package func moment(ofRank rank: Double) -> Double {
    switch self {
    case .sCurve: Self.inverseOfSmoothStep(rank)
    case .uniform: rank
    case .longTail: rank * rank * rank * rank * rank
    }
  }

  /// The `t` with 3t² − 2t³ = share, by halving: plain arithmetic gives the same bits everywhere.
  private static func inverseOfSmoothStep(_ share: Double) -> Double {
    guard share > 0, share < 1 else { return min(max(share, 0), 1) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if middle * middle * (3 - 2 * middle) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
