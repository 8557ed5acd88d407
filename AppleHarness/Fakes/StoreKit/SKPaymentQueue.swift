import Foundation
@_spi(Stage) import FoundationStandIns

@available(iOS 3.0, macOS 10.7, tvOS 9.0, *)
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let only = SKPaymentQueue()
  public class func `default`() -> SKPaymentQueue { only }

  @available(iOS, introduced: 13.0, deprecated: 18.0)
  @available(macOS, introduced: 10.15, deprecated: 15.0)
  @available(tvOS, introduced: 13.0, deprecated: 18.0)
  open var storefront: SKStorefront? { StoreStage.countryCode.map(SKStorefront.init) }
}
