/// A campaign link's two items: the provider number of App Store Connect (`pt`) and the campaign token (`ct`).
///
/// The token counts only together with the provider (Apple), so there is no half a campaign.
public struct Campaign: Hashable, Sendable {
  /// Why a campaign was refused.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// The provider is not a row of digits.
    case provider(String)
    /// The token is empty, begins or ends with a blank, or holds a control character.
    case token(String)
    /// The token is longer than the App Store accepts, in bytes of UTF-8.
    case tooLong(bytes: Int)

    /// What failed, its value and the next step.
    public var description: String {
      switch self {
      case .provider(let text):
        "'\(text)' is not a provider number. Use the digits of a campaign link in App Store Connect."
      case .token(let text): "'\(text)' is not a campaign token. Use letters and digits, without blanks at the ends."
      case .tooLong(let bytes):
        "the campaign token is \(bytes) bytes long; the App Store accepts \(Campaign.maximumBytes)."
      }
    }
  }

  /// StoreKit's limit for the token (`SKStoreProductParameterCampaignToken`: a 40-byte string).
  public static let maximumBytes = 40
  /// App Store Connect's own limit when it makes links (its help page: up to 30 characters); more is worth a warning.
  public static let consoleLimit = 30

  /// The provider (team) number: digits.
  public let provider: String
  /// The campaign token, not encoded.
  public let token: String

  /// Checks and keeps the two.
  public init(provider: String, token: String) throws(Failure) {
    guard !provider.isEmpty, provider.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .provider(provider)
    }
    let scalars = token.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, !first.properties.isWhitespace,
      !last.properties.isWhitespace, !scalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .token(token) }
    guard token.utf8.count <= Self.maximumBytes else { throw .tooLong(bytes: token.utf8.count) }
    self.provider = provider
    self.token = token
  }

  /// Whether the token is longer than App Store Connect would make one.
  public var exceedsConsoleLimit: Bool { token.utf8.count > Self.consoleLimit }
}
