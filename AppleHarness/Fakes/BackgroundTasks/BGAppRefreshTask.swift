import Foundation
@_spi(Stage) import FoundationStandIns

@available(iOS 13.0, tvOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
@available(macOS, unavailable)
open class BGAppRefreshTask: BGTask {}
