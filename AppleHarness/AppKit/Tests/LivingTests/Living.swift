@_spi(Stage) import AppKit
@_spi(Stage) import BackgroundTasks
@_spi(Stage) import FoundationStandIns
import Rehearsal
@_spi(Stage) import StoreKit
@_spi(Stage) import SwiftUI
import Testing
@_spi(Stage) import UserNotifications
@_spi(Stage) import os

/// All tests of this package: one after the other, because there is one application, one screen and one store.
@Suite(.serialized) enum Living {
  /// A world in which nothing has happened yet.
  @MainActor static func reset() {
    Stage.reset()
    NotificationStage.reset()
    BackgroundTaskStage.reset()
    StoreStage.reset()
    ViewStage.reset()
    LogStage.reset()
    AppUnderTest.promptCount = { Kit.promptCount }
  }
}
