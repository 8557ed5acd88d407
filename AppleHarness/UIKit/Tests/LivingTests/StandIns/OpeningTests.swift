import Foundation
@_spi(Stage) import FoundationStandIns
import Testing
@_spi(Stage) import UIKit

extension Living {
  @Suite @MainActor struct OpeningTests {
    init() { Living.reset() }

    private let store = URL(string: "itms-apps://apps.apple.com/app/id1")!
    private let page = URL(string: "https://apps.apple.com/app/id1")!

    @Test func `both forms of open give the system's answer, later`() async {
      Stage.launch()
      var answers: [Bool] = []
      UIApplication.shared.open(store) { answers.append($0) }
      #expect(answers.isEmpty)
      await MainLoop.settle()
      answers.append(await UIApplication.shared.open(page))
      answers.append(await UIApplication.shared.open(URL(string: "nonsense:1")!))
      #expect(answers == [true, true, false])
      #expect(Stage.desk.opened == [store, page])
    }

    @Test func `on a simulator the store's scheme does not open and the page does`() async {
      Stage.launch()
      Stage.desk.open(schemes: ["https"])
      #expect(await !UIApplication.shared.open(store))
      #expect(await UIApplication.shared.open(page))
    }

    @Test func `nothing opens in the background`() async {
      Stage.launch()
      Stage.leaveApp()
      #expect(await !UIApplication.shared.open(page))
      Stage.returnToApp()
      Stage.openControlCentre()
      #expect(await UIApplication.shared.open(page))
    }

    @Test func `an answer may never come`() async {
      Stage.launch()
      Stage.desk.answer { _ in .silence }
      var answers = 0
      UIApplication.shared.open(page) { _ in answers += 1 }
      await MainLoop.settle()
      #expect(answers == 0 && Stage.desk.asked == [page] && Stage.desk.opened.isEmpty)
    }

    @Test func `canOpenURL knows listed schemes only, though others open`() async {
      Stage.launch()
      #expect(UIApplication.shared.canOpenURL(page))
      #expect(!UIApplication.shared.canOpenURL(store))
      Stage.queriesSchemes = ["itms-apps"]
      #expect(UIApplication.shared.canOpenURL(store))
    }

    @Test func `the old openURL does nothing`() {
      Stage.launch()
      #expect(!UIApplication.shared.openURL(page))
      #expect(Stage.desk.asked.isEmpty)
    }

    @Test func `a scene opens too, while it is in the foreground`() async throws {
      Stage.launch()
      let scene = try #require(Stage.sortedScenes.first)
      #expect(await scene.open(page, options: nil))
      Stage.enterBackground(scene)
      #expect(await !scene.open(page, options: nil))
    }

    @Test func `a background task that outlives its time gets the app killed`() async {
      Stage.launch()
      let identifier = UIApplication.shared.beginBackgroundTask(withName: "check")
      #expect(BackgroundTime.unended == 1)
      UIApplication.shared.endBackgroundTask(identifier)
      #expect(BackgroundTime.unended == 0)

      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Stage.launch()
          UIApplication.shared.beginBackgroundTask {}
          BackgroundTime.expire()
        }
      }
      expectException(result, "was not ended by its expiration handler")
    }
  }
}
