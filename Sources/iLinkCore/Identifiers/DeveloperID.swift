/// A developer's number in the store (Apple's answers call it `artistId`); not the ten-letter team ID.
///
/// App and developer numbers look alike and are different: `lookup?id=` answers for either.
public struct DeveloperID: StoreNumber {
  /// The number, 1 … 2^63−1.
  public let number: UInt64

  /// Makes the identifier from a number, or `nil` when it is outside 1 … 2^63−1.
  public init?(_ number: some BinaryInteger) {
    guard let number = StoreNumberText.inRange(number) else { return nil }
    self.number = number
  }

  /// Reads digits, `id` and digits, or the link of a developer's page. Anything else is `nil`.
  public init?(_ text: String) {
    if let number = StoreNumberText.number(in: text) {
      self.number = number
    } else if case .developer(let developer) = (try? StoreLink(parsing: text))?.destination {
      self = developer
    } else {
      return nil
    }
  }
}
