@_spi(Stage) import FoundationStandIns
@_spi(Stage) import StoreKit
import Testing
@_spi(Stage) import UIKit

@testable import iLinkKit

extension Living {
  @Suite @MainActor struct ReviewRequestTests {
    init() { Living.reset() }

    @Test func `B110: the system is asked, and nothing of ours is shown`() async {
      Stage.launch()
      let world = StoreWorld()
      #expect(world.link.requestReview())
      await MainLoop.settle()
      #expect(StoreStage.reviewRequests == 1)
      #expect(Stage.presentedAlerts.isEmpty && Stage.desk.asked.isEmpty)
    }

    @Test func `without a scene in the foreground the system is not asked`() {
      Stage.launch()
      let world = StoreWorld()
      Stage.openControlCentre()
      #expect(!world.link.requestReview())
      Stage.closeControlCentre()
      #expect(world.link.requestReview())
      #expect(StoreStage.reviewRequests == 1)
    }

    @Test func `while an update prompt is on screen the system is not asked`() async {
      Stage.launch()
      let world = StoreWorld()
      await MainLoop.settle()
      world.link.previewPrompt()
      await world.until { Stage.alert != nil }
      #expect(!world.link.requestReview())
      world.link.dismissPrompt()
      await world.until { world.link.prompt == nil }
      #expect(world.link.requestReview())
      #expect(StoreStage.reviewRequests == 1)
    }
  }
}
