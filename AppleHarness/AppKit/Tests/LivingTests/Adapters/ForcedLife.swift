@_spi(Stage) import AppKit
import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
import iLinkCore
import iLinkKit

/// What happens to a Mac app whose update is forced. A number chooses one of the windows that are there.
enum ForcedStep: Sendable {
  case openWindow, closeWindow(Int), miniaturize(Int), deminiaturize(Int), orderOut(Int), front(Int)
  case activate, deactivate, hide, unhide, sleep, wake
  case ownSheet(Int), endOwnSheet(Int), endPrompt
  case click, storeFails, storeOpens, offline, online
  /// What the user does while a prompt without a window blocks.
  case nextModal(ModalAnswer)
  case minutes, ask, settle

  enum ModalAnswer: Sendable { case switchAway, openWindow, stay, abort }

  static func draw(_ random: inout SplitMix) -> ForcedStep {
    let window = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0..<35, using: &random) {
    case 0, 1: return .openWindow
    case 2, 3: return .closeWindow(window)
    case 4: return .miniaturize(window)
    case 5: return .deminiaturize(window)
    case 6, 7: return .orderOut(window)
    case 8, 9: return .front(window)
    case 10...12: return .activate
    case 13: return .deactivate
    case 14: return .hide
    case 15, 16: return .unhide
    case 17: return .sleep
    case 18: return .wake
    case 19: return .ownSheet(window)
    case 20: return .endOwnSheet(window)
    case 21: return .endPrompt
    case 22...24: return .click
    case 25: return .storeFails
    case 26: return .storeOpens
    case 27: return .offline
    case 28: return .online
    case 29: return .nextModal(.openWindow)
    case 30: return .nextModal([.stay, .abort, .switchAway].randomElement(using: &random) ?? .stay)
    case 31: return .minutes
    case 32: return .ask
    default: return .settle
    }
  }
}

/// Plays steps, and looks whether the prompt is where it belongs.
///
/// It may be missing, until the next sign that it could be shown, only after somebody has ended what is not theirs:
/// asking again at once would be a loop. A prompt without a window has been seen when it is over.
@MainActor final class ForcedLife {
  private let app: AppUnderTest
  private var windows: [NSWindow] = []
  private var signs = 0
  private var observers: [any NSObjectProtocol] = []
  private var isExcused = false
  private var wasEnded = false
  private var signsBefore = 0
  private var isAsleep = false
  private var modalAnswers: [ForcedStep.ModalAnswer] = []
  private var modals = 0
  private var problemOfModal: String?

  private init() {
    Living.reset()
    app = AppUnderTest()
    app.link.aggressiveUpdatePrompt = true
    for name in [NSApplication.didBecomeActiveNotification, NSWindow.didBecomeMainNotification] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.signs += 1 }
        })
    }
    Stage.whileModal { [weak self] _ in self?.answerModal() ?? .abort }
    Stage.launch(windows: 0)
    open()
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
    // Whatever has happened: whoever comes back to the app finds the prompt.
    await app.settle()
    if let problem = look() { return "at the end: \(problem)" }
    Stage.hide()
    open()
    isAsleep = false
    Stage.unhide()
    await app.settle()
    return look().map { "after coming back: \($0)" }
  }

  private var prompts: [NSAlert] { Stage.sheetAlerts.filter { $0.messageText == "Update Example" } }

  private func lookInBetween() -> String? {
    prompts.count > 1 ? "there are \(prompts.count) prompts" : problemOfModal
  }

  /// Looks when everything has come to rest.
  private func look() -> String? {
    if signs > signsBefore { isExcused = false }
    if wasEnded { isExcused = true }
    (signsBefore, wasEnded, modals) = (signs, false, 0)
    if let problem = lookInBetween() { return problem }
    let application = NSApplication.shared
    guard application.isActive, !application.isHidden, !isAsleep, !isExcused else { return nil }
    guard let prompt = prompts.first else { return "the app is in use and there is no prompt" }
    return Stage.alerts.contains { $0 === prompt } ? nil : "the prompt is where nobody sees it"
  }

  /// A prompt without a window is up.
  private func answerModal() -> NSApplication.ModalResponse? {
    modals += 1
    if !NSApplication.shared.isActive { problemOfModal = "a prompt got in the way of another app" }
    if !prompts.isEmpty { problemOfModal = "there is a sheet below the prompt without a window" }
    var answer = modalAnswers.isEmpty ? .switchAway : modalAnswers.removeFirst()
    if modals > 3 { answer = .switchAway }
    switch answer {
    case .switchAway: Stage.deactivate()
    case .openWindow: open()
    case .stay: break
    case .abort:
      wasEnded = true
      return .abort
    }
    if !Stage.click("Update") { problemOfModal = "the prompt without a window has no button" }
    return nil
  }

  private func open() { windows.append(Stage.openWindow()) }

  private func window(_ number: Int) -> NSWindow? { windows.isEmpty ? nil : windows[number % windows.count] }

  private func take(_ step: ForcedStep) {
    switch step {
    case .openWindow: if windows.count < 4 { open() }
    case .closeWindow(let number):
      if let window = window(number) {
        windows.removeAll { $0 === window }
        Stage.closeWindow(window)
      }
    case .miniaturize(let number): window(number)?.miniaturize(nil)
    case .deminiaturize(let number): window(number)?.deminiaturize(nil)
    case .orderOut(let number): window(number)?.orderOut(nil)
    case .front(let number): if window(number)?.isMiniaturized == false { window(number)?.makeKeyAndOrderFront(nil) }
    case .activate: Stage.activate()
    case .deactivate: Stage.deactivate()
    case .hide: Stage.hide()
    case .unhide: Stage.unhide()
    case .sleep:
      isAsleep = true
      WorkspaceStage.sleepDisplays()
    case .wake:
      isAsleep = false
      if NSApplication.shared.isActive { signs += 1 }
      WorkspaceStage.wakeDisplays()
    case .ownSheet(let number):
      let alert = NSAlert()
      if let window = window(number) { alert.beginSheetModal(for: window) }
    case .endOwnSheet(let number):
      if let window = window(number), let own = window.sheets.first(where: { sheet in isOwn(sheet) }) {
        window.endSheet(own)
      }
    case .endPrompt:
      Kit.dismissPrompt()
      wasEnded = true
    case .click: Stage.click("Update")
    case .storeFails: WorkspaceStage.desk.open(schemes: [])
    case .storeOpens: WorkspaceStage.desk.open(schemes: ["macappstore"])
    case .offline: app.store.fails()
    case .online: app.store.has("2.0")
    case .nextModal(let answer): modalAnswers.append(answer)
    case .minutes: app.clock.advance(1_200)
    case .ask: app.link.promptForUpdate() as Void
    case .settle: break
    }
  }

  private func isOwn(_ sheet: NSWindow) -> Bool { !prompts.contains { $0.window === sheet } }
}
