@_exported import Foundation
@_exported import FoundationStandIns
@_spi(Stage) import FoundationStandIns

@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSResponder: NSObject {
  public override init() {
    super.init()
    Census.count(type(of: self), 1)
  }

  public required init?(coder: NSCoder) { nil }

  deinit { Census.count(type(of: self), -1) }
}
