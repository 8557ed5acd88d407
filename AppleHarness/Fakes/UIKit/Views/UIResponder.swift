@_exported import Foundation
@_exported import FoundationStandIns
@_spi(Stage) import FoundationStandIns

@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
    Census.count(type(of: self), 1)
  }

  deinit { Census.count(type(of: self), -1) }
}
