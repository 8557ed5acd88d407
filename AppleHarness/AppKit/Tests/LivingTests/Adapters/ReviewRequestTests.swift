@_spi(Stage) import AppKit
@_spi(Stage) import FoundationStandIns
@_spi(Stage) import StoreKit
import Testing

@testable import iLinkKit

extension Living {
  @Suite @MainActor struct ReviewRequestTests {
    init() { Living.reset() }

    @Test func `B110: the system is asked, and nothing of ours is shown`() async {
      Stage.launch(windows: 0)
      Stage.openWindow(NSWindow(contentViewController: NSViewController()))
      let world = StoreWorld()
      #expect(world.link.requestReview())
      await MainLoop.settle()
      #expect(StoreStage.reviewRequests == 1)
      #expect(Stage.sheetAlerts.isEmpty && WorkspaceStage.desk.asked.isEmpty)
    }

    @Test func `without a main window that has a controller the system is not asked`() {
      Stage.launch()
      let world = StoreWorld()
      #expect(!world.link.requestReview())
      #expect(StoreStage.reviewRequests == 0)
    }

    @Test func `while an update prompt is on screen the system is not asked`() async {
      Stage.launch(windows: 0)
      Stage.openWindow(NSWindow(contentViewController: NSViewController()))
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
