/// An app's page of the store as an app can show it inside itself.
public struct StoreProduct: Hashable, Sendable {
  /// The app.
  public let app: AppID
  /// What a link would carry: campaign, affiliate token, custom product page.
  public let parameters: LinkParameters

  /// The page of an app.
  public init(_ app: AppID, parameters: LinkParameters = .none) {
    self.app = app
    self.parameters = parameters
  }
}
