@_exported import Foundation
@_exported import FoundationStandIns
@_spi(Stage) import FoundationStandIns

/// Where the user's account shops. The country has three letters; without an account there is none.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
public struct Storefront: Hashable, Identifiable, Sendable {
  public let countryCode: String
  public let id: String

  /// Takes its time.
  public static var current: Storefront? {
    get async {
      await StoreStage.storefrontGate.pass { StoreStage.countryCode.map { Storefront(countryCode: $0, id: "143441") } }
    }
  }
}
