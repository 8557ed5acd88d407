@_spi(Stage) import FoundationStandIns
import Testing
@_spi(Stage) import UIKit

extension Living {
  @Suite @MainActor struct AlertTests {
    init() { Living.reset() }

    private func alert(_ titles: String..., tapped: @escaping (String) -> Void = { _ in }) -> UIAlertController {
      let alert = UIAlertController(title: "Update", message: nil, preferredStyle: .alert)
      for title in titles { alert.addAction(UIAlertAction(title: title, style: .default) { tapped($0.title ?? "") }) }
      return alert
    }

    private var root: UIViewController? { Stage.sortedScenes.first.flatMap(Stage.appWindow)?.rootViewController }

    @Test func `a tap closes the alert first and then calls its handler`() async throws {
      Stage.launch()
      let root = try #require(root)
      var presentedAtTap: Bool?
      root.present(alert("Now") { _ in presentedAtTap = root.presentedViewController != nil }, animated: true)
      await MainLoop.settle()
      #expect(Stage.tap("Now"))
      #expect(presentedAtTap == nil)
      await MainLoop.settle()
      #expect(presentedAtTap == false)
      #expect(Stage.alert == nil)
    }

    @Test func `nothing can be tapped while the alert moves, is disabled, or the app is not in use`() async throws {
      Stage.launch()
      Stage.transitions = .byHand
      let alert = alert("Now", "Later")
      try #require(root).present(alert, animated: true)
      #expect(Stage.alert === alert)
      #expect(!Stage.tap("Now"))
      Stage.finishTransitions()
      alert.actions[0].isEnabled = false
      #expect(!Stage.tap("Now"))
      #expect(!Stage.tap("Never"))
      Stage.openControlCentre()
      #expect(Stage.alert == nil && Stage.alerts.count == 1)
      #expect(!Stage.tap("Later"))
      Stage.closeControlCentre()
      #expect(Stage.tap("Later"))
    }

    @Test func `a second presentation is refused without a word to its completion`() async throws {
      Stage.launch()
      let root = try #require(root)
      var completions = 0
      root.present(alert("One"), animated: true) { completions += 1 }
      root.present(alert("Two"), animated: true) { completions += 1 }
      await MainLoop.settle()
      root.present(alert("Three"), animated: true) { completions += 1 }
      await MainLoop.settle()
      #expect(completions == 1)
      #expect(Stage.warnings.count == 2)
      #expect(Stage.warnings.allSatisfy { $0.contains("which is already presenting") })
      #expect(Stage.presentedAlerts.count == 1)
    }

    @Test func `a view that is in no window presents nothing`() async {
      Stage.launch()
      var completions = 0
      UIViewController().present(alert("One"), animated: false) { completions += 1 }
      await MainLoop.settle()
      #expect(completions == 0)
      #expect(Stage.warnings.first?.contains("whose view is not in the window hierarchy") == true)
    }

    @Test func `nothing is dismissed while a presentation runs`() throws {
      Stage.launch()
      Stage.transitions = .byHand
      let alert = alert("One")
      let root = try #require(root)
      root.present(alert, animated: true)
      alert.dismiss(animated: true)
      #expect(Stage.warnings.first?.contains("while a presentation or dismiss is in progress") == true)
      Stage.finishTransitions()
      alert.dismiss(animated: true)
      #expect(alert.isBeingDismissed)
      root.present(self.alert("Two"), animated: true)
      Stage.finishTransitions()
      #expect(root.presentedViewController == nil)
    }

    @Test func `dismissing the parent takes the alert away and calls no handler`() async throws {
      Stage.launch()
      let root = try #require(root)
      var tapped: [String] = []
      let middle = UIViewController()
      root.present(middle, animated: false)
      await MainLoop.settle()
      middle.present(alert("One") { tapped.append($0) }, animated: false)
      await MainLoop.settle()
      root.dismiss(animated: false)
      await MainLoop.settle()
      #expect(Stage.presentedAlerts.isEmpty && tapped.isEmpty)
    }

    @Test func `a controller asked to dismiss asks its presenter when it presents nothing`() async throws {
      Stage.launch()
      let alert = alert("One")
      try #require(root).present(alert, animated: true)
      await MainLoop.settle()
      var completions = 0
      alert.dismiss(animated: true) { completions += 1 }
      await MainLoop.settle()
      #expect(completions == 1 && alert.presentingViewController == nil)
      alert.dismiss(animated: true) { completions += 1 }
      await MainLoop.settle()
      #expect(completions == 1)
    }

    @Test func `what UIKit raises, the stand-in raises`() async {
      let twoCancels = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Stage.launch()
          let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "b", style: .cancel))
          alert.addAction(UIAlertAction(title: "c", style: .cancel))
        }
      }
      expectException(twoCancels, "only have one action with a style of UIAlertActionStyleCancel")

      let strangerPreferred = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Stage.launch()
          let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
          alert.preferredAction = UIAlertAction(title: "b", style: .default)
        }
      }
      expectException(strangerPreferred, "must be an action that was added")

      let sheetWithoutAnchor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Stage.setDevice(.pad, systemVersion: "18.0")
          Stage.launch()
          let sheet = UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet)
          Stage.sortedScenes.first.flatMap(Stage.appWindow)?.rootViewController?.present(sheet, animated: false)
        }
      }
      expectException(sheetWithoutAnchor, "You must provide location information for this popover")

      let presentedTwice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Stage.launch(scenes: 2)
          let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
          for scene in Stage.sortedScenes {
            Stage.appWindow(of: scene)?.rootViewController?.present(alert, animated: false)
          }
        }
      }
      expectException(presentedTwice, "already being presented by")

      let withoutContent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Stage.launch()
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          Stage.sortedScenes.first.flatMap(Stage.appWindow)?.rootViewController?.present(alert, animated: false)
        }
      }
      expectException(withoutContent, "must have a title, a message or an action")
    }
  }
}
