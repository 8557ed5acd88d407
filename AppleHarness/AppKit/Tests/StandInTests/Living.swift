@_spi(Stage) import AppKit
@_spi(Stage) import FoundationStandIns
@_spi(Stage) import StoreKit
import Testing

/// All tests of this package: one after the other, because there is one application, one screen and one store.
@Suite(.serialized) enum Living {
  /// A world in which nothing has happened yet.
  @MainActor static func reset() {
    Stage.reset()
    StoreStage.reset()
  }
}
