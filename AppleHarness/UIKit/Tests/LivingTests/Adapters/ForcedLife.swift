import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
@_spi(Stage) import UIKit
import iLinkCore
import iLinkKit

/// What happens to an app whose update is forced. A number chooses one of the scenes that are there.
enum ForcedStep: Sendable {
  case connect, activate(Int), deactivate(Int), background(Int), disconnect(Int)
  case leave, comeBack, openControlCentre, closeControlCentre
  case otherScene, externalDisplay
  case ownAlert(Int), alertOnTop(Int), dismissTop(Int), dismissFromRoot(Int), tapOwn
  case refuse, slowTransitions, finishTransitions
  case tapUpdate, storeFails, storeOpens, offline, online
  case minutes, ask, settle

  static func draw(_ random: inout SplitMix) -> ForcedStep {
    let scene = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0..<34, using: &random) {
    case 0: return .connect
    case 1...3: return .activate(scene)
    case 4: return .deactivate(scene)
    case 5: return .background(scene)
    case 6, 7: return .disconnect(scene)
    case 8: return .leave
    case 9, 10: return .comeBack
    case 11: return .openControlCentre
    case 12: return .closeControlCentre
    case 13: return .otherScene
    case 14: return .externalDisplay
    case 15: return .ownAlert(scene)
    case 16: return .alertOnTop(scene)
    case 17: return .dismissTop(scene)
    case 18: return .dismissFromRoot(scene)
    case 19: return .tapOwn
    case 20: return .refuse
    case 21: return .slowTransitions
    case 22: return .finishTransitions
    case 23...25: return .tapUpdate
    case 26: return .storeFails
    case 27: return .storeOpens
    case 28: return .offline
    case 29: return .online
    case 30: return .minutes
    case 31: return .ask
    default: return .settle
    }
  }
}

/// Plays steps, and looks whether the prompt is where it belongs.
///
/// It may be missing, until the next sign that it could be shown, only after UIKit has refused to show it or somebody
/// has dismissed what is not theirs: asking again at once would be a loop.
@MainActor final class ForcedLife {
  private let app: AppUnderTest
  private var signs = 0
  private var observers: [any NSObjectProtocol] = []
  private var isExcused = false
  private var wasDismissed = false
  private var warningsBefore = 0
  private var signsBefore = 0

  private init() {
    Living.reset()
    app = AppUnderTest()
    app.link.aggressiveUpdatePrompt = true
    for name in [UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.signs += 1 }
        })
    }
    Stage.launch()
  }

  /// Plays steps in a new world, and says what is wrong, or `nil`.
  static func play(_ steps: [ForcedStep]) async -> String? {
    let life = ForcedLife()
    let problem = await life.live(steps)
    for observer in life.observers { NotificationCenter.default.removeObserver(observer) }
    return problem
  }

  private func live(_ steps: [ForcedStep]) async -> String? {
    await app.settle()
    if let problem = look() { return "after launching: \(problem)" }
    for (index, step) in steps.enumerated() {
      if case .settle = step {
        await app.settle()
        if let problem = look() { return "at step \(index + 1): \(problem)" }
      } else {
        take(step)
        if let problem = lookInBetween() { return "at step \(index + 1), \(step): \(problem)" }
      }
    }
    // Whatever has happened: whoever comes back to a device without troubles finds the prompt.
    await app.settle()
    if let problem = look() { return "at the end: \(problem)" }
    Stage.presentationsToRefuse = 0
    Stage.transitions = .byThemselves
    Stage.finishTransitions()
    await app.settle()
    Stage.leaveApp()
    if usableScenes(in: .background).isEmpty { Stage.connectWindowScene() }
    Stage.returnToApp()
    await app.settle()
    return look().map { "after coming back: \($0)" }
  }

  private var prompts: [UIAlertController] { Stage.presentedAlerts.filter { $0.title == "Update Example" } }

  private func usableScenes(in state: UIScene.ActivationState) -> [UIScene] {
    Stage.sortedScenes.filter {
      $0 is UIWindowScene && $0.activationState == state && $0.session.role == .windowApplication
    }
  }

  private func lookInBetween() -> String? { prompts.count > 1 ? "there are \(prompts.count) prompts" : nil }

  /// Looks when everything has come to rest.
  private func look() -> String? {
    if signs > signsBefore { isExcused = false }
    if wasDismissed || Stage.warnings.count > warningsBefore { isExcused = true }
    (signsBefore, warningsBefore, wasDismissed) = (signs, Stage.warnings.count, false)
    if let problem = lookInBetween() { return problem }
    let windows = Stage.sortedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    let own = windows.filter { $0.windowLevel == .alert }
    // A transition that has not ended holds what it takes away.
    if own.count != prompts.count, !Stage.isInTransition { return "\(own.count) windows for \(prompts.count) prompts" }
    guard !usableScenes(in: .foregroundActive).isEmpty, !isExcused else { return nil }
    guard prompts.count == 1 else { return "the app is in use and there is no prompt" }
    let state = own.first?.windowScene?.activationState
    return state == .foregroundActive || state == .foregroundInactive ? nil : "the prompt is where nobody sees it"
  }

  private func scene(_ number: Int) -> UIScene? {
    let scenes = Stage.sortedScenes
    return scenes.isEmpty ? nil : scenes[number % scenes.count]
  }

  private func take(_ step: ForcedStep) {
    switch step {
    case .connect: if Stage.sortedScenes.count < 4 { Stage.connectWindowScene() }
    case .activate(let number): if let scene = scene(number) { Stage.activate(scene) }
    case .deactivate(let number): if let scene = scene(number) { Stage.deactivate(scene) }
    case .background(let number): if let scene = scene(number) { Stage.enterBackground(scene) }
    case .disconnect(let number): if let scene = scene(number) { Stage.disconnect(scene) }
    case .leave: Stage.leaveApp()
    case .comeBack: Stage.returnToApp()
    case .openControlCentre: Stage.openControlCentre()
    case .closeControlCentre: Stage.closeControlCentre()
    case .otherScene: Stage.activate(Stage.connectOtherScene())
    case .externalDisplay: Stage.activate(Stage.connectExternalDisplay())
    case .ownAlert(let number): present(on: scene(number).flatMap(Stage.appWindow)?.rootViewController)
    case .alertOnTop(let number): present(on: scene(number).flatMap(Stage.top))
    case .dismissTop(let number): dismiss(scene(number).flatMap(Stage.top))
    case .dismissFromRoot(let number):
      dismiss(scene(number).flatMap { Stage.visibleWindows(of: $0).last?.rootViewController })
    case .tapOwn: Stage.tap("Own")
    case .refuse: Stage.presentationsToRefuse += 1
    case .slowTransitions: Stage.transitions = .byHand
    case .finishTransitions:
      // What was dismissed goes now.
      if Stage.isInTransition { wasDismissed = true }
      Stage.finishTransitions()
    case .tapUpdate: Stage.tap("Update")
    case .storeFails: Stage.desk.open(schemes: [])
    case .storeOpens: Stage.desk.open(schemes: ["itms-apps"])
    case .offline: app.store.fails()
    case .online: app.store.has("2.0")
    case .minutes: app.clock.advance(1_200)
    case .ask: app.link.promptForUpdate() as Void
    case .settle: break
    }
  }

  private func present(on controller: UIViewController?) {
    guard let controller else { return }
    let alert = UIAlertController(title: "Own", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Own", style: .default))
    controller.present(alert, animated: true)
  }

  private func dismiss(_ controller: UIViewController?) {
    controller?.dismiss(animated: true)
    wasDismissed = true
  }
}
