import Foundation
@_spi(Stage) import FoundationStandIns

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
open class SKStorefront: NSObject, @unchecked Sendable {
  public let countryCode: String
  public let identifier = "143441"
  init(countryCode: String) { self.countryCode = countryCode }
}
