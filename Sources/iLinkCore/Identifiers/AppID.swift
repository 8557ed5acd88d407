/// An app's Apple ID: the number in its store link and in App Store Connect (“Apple ID”), not the bundle identifier.
///
///     AppID("284910350")                                       // digits
///     AppID("id284910350")                                     // as it stands in links
///     AppID("https://apps.apple.com/us/app/yelp/id284910350")  // any form of an app's store link
public struct AppID: StoreNumber {
  /// The number, 1 … 2^63−1.
  public let number: UInt64

  /// Makes the identifier from a number, or `nil` when it is outside 1 … 2^63−1.
  public init?(_ number: some BinaryInteger) {
    guard let number = StoreNumberText.inRange(number) else { return nil }
    self.number = number
  }

  /// Reads digits, `id` and digits, or the link of an app's page or review page.
  ///
  /// Anything else is `nil`; ``StoreLink/init(parsing:)`` says why a link was refused.
  public init?(_ text: String) {
    if let number = StoreNumberText.number(in: text) {
      self.number = number
    } else if let app = (try? StoreLink(parsing: text))?.appID {
      self = app
    } else {
      return nil
    }
  }
}
