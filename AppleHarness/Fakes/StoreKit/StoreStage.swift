@_spi(Stage) import FoundationStandIns

/// The store as a test sees it.
@_spi(Stage) public enum StoreStage {
  // Set by a test before anything runs.
  /// Alpha-3, nil without an account.
  nonisolated(unsafe) public static var countryCode: String? = "USA"
  public static let storefrontGate = Gate()

  /// What `loadProduct` answers: nil leaves it without an answer.
  nonisolated(unsafe) public static var productPage: Bool? = true
  /// What was asked to be loaded.
  nonisolated(unsafe) public static var loadedProducts: [Int] = []
  /// With which parameters, as text.
  nonisolated(unsafe) public static var loadedParameters: [[String: String]] = []
  /// How often a review was asked for. Whether anything shows is for the system to say.
  nonisolated(unsafe) public static var reviewRequests = 0
  /// Where this copy comes from; an error when the system cannot say.
  nonisolated(unsafe) public static var transaction: Result<AppTransaction, any Error> = .success(AppTransaction())
  /// How often the user was asked for the password of the account.
  nonisolated(unsafe) public static var passwordDialogs = 0

  public static func reset() {
    countryCode = "USA"
    storefrontGate.open()
    productPage = true
    loadedProducts = []
    loadedParameters = []
    reviewRequests = 0
    transaction = .success(AppTransaction())
    passwordDialogs = 0
  }
}
