@_spi(Stage) import AppKit
import Foundation
@_spi(Stage) import FoundationStandIns
import iLinkCore
import iLinkKit

/// AppKit in the words of the tests that both kits share.
@MainActor enum Kit {
  /// A delegate of the application that does nothing.
  class Application: NSObject, NSApplicationDelegate {}

  static let platform = StorePlatform.macOS
  static let distributionWithoutReceipt = Distribution.outside

  /// Launches the app, with something to show a prompt on.
  static func launch(delegate: (any NSApplicationDelegate)? = nil) { Stage.launch(delegate: delegate) }

  /// The user goes away from the app, and the visit is over.
  static func leave() { Stage.hide() }
  static func comeBack() { Stage.unhide() }

  /// The app is in use no longer, and the visit goes on.
  static func lookAway() { Stage.deactivate() }
  static func lookBack() { Stage.activate() }

  /// The prompt that a person can answer.
  static var prompt: (title: String, message: String, buttons: [String])? {
    Stage.alert.map { ($0.messageText, $0.informativeText, $0.buttons.map(\.title)) }
  }

  /// Every prompt of iLink's that is a sheet somewhere; alerts of the tests' own have another style.
  static var promptCount: Int { Stage.sheetAlerts.filter { $0.alertStyle == .informational }.count }

  @discardableResult static func answer(_ label: String) -> Bool { Stage.click(label) }

  /// Somebody takes the prompt away without an answer.
  static func dismissPrompt() {
    guard let sheet = Stage.alert?.window else { return }
    sheet.sheetParent?.endSheet(sheet)
  }

  // MARK: Balance

  /// How a prompt may end.
  nonisolated static let endings = [
    "Update", "Remind Me Later", "Not Now", "withdrawn", "dismissed", "window lost", "left", "waiting",
  ]

  static func prepare(_ ending: String) {
    if ending == "waiting" { NSApplication.shared.mainWindow.map(Stage.closeWindow) }
  }

  static func end(_ ending: String, _ link: iLink) {
    switch ending {
    case "withdrawn": link.dismissPrompt()
    case "dismissed":
      dismissPrompt()
      link.dismissPrompt()
    case "window lost":
      NSApplication.shared.mainWindow.map(Stage.closeWindow)
      Stage.openWindow()
      link.dismissPrompt()
    case "left":
      leave()
      comeBack()
      link.dismissPrompt()
    case "waiting":
      link.dismissPrompt()
      Stage.openWindow()
    default: answer(ending)
    }
  }

  /// Forgets what the stage has written down.
  static func forget() {
    WorkspaceStage.desk.forget()
  }

  /// What is alive of the kit's objects.
  static var census: [String: Int] {
    ["windows": NSApplication.shared.windows.count, "alerts": Census.alive(NSAlert.self)]
  }

  static var desk: URLDesk { WorkspaceStage.desk }
  static let storeScheme = "macappstore"
}
