/// Where this copy of the app comes from.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
public struct AppTransaction: Hashable, Sendable {
  public let environment: AppStore.Environment
  public let appVersion: String
  public let bundleID: String
  public let appID: UInt64?

  @_spi(Stage) public init(
    environment: AppStore.Environment = .production, appVersion: String = "1.0", bundleID: String = "com.example.app",
    appID: UInt64? = 284_910_350
  ) {
    self.environment = environment
    self.appVersion = appVersion
    self.bundleID = bundleID
    self.appID = appID
  }

  /// Throws where the system cannot say, as in some builds of TestFlight on the Mac.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { try .verified(StoreStage.transaction.get()) }
  }

  /// Asks the user for the password: never to be called unasked.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    StoreStage.passwordDialogs += 1
    return try .verified(StoreStage.transaction.get())
  }
}
