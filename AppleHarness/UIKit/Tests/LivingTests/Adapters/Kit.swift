import Foundation
@_spi(Stage) import FoundationStandIns
@_spi(Stage) import UIKit
import iLinkCore
import iLinkKit

/// UIKit in the words of the tests that both kits share.
@MainActor enum Kit {
  /// A delegate of the application that does nothing.
  class Application: NSObject, UIApplicationDelegate {}

  static let platform = StorePlatform.iOS
  /// A phone's app may lack a receipt for other reasons.
  static let distributionWithoutReceipt = Distribution.unknown

  /// Launches the app, with something to show a prompt on.
  static func launch(delegate: (any UIApplicationDelegate)? = nil) { Stage.launch(delegate: delegate) }

  /// The user goes away from the app, and the visit is over.
  static func leave() { Stage.leaveApp() }
  static func comeBack() { Stage.returnToApp() }

  /// The app is in use no longer, and the visit goes on.
  static func lookAway() { Stage.openControlCentre() }
  static func lookBack() { Stage.closeControlCentre() }

  /// The prompt that a person can answer.
  static var prompt: (title: String, message: String, buttons: [String])? {
    Stage.alert.map { ($0.title ?? "", $0.message ?? "", $0.actions.map { $0.title ?? "" }) }
  }

  /// Every prompt of iLink's that is presented somewhere; alerts of the tests' own have no preferred button.
  static var promptCount: Int { Stage.presentedAlerts.filter { $0.preferredAction != nil }.count }

  @discardableResult static func answer(_ label: String) -> Bool { Stage.tap(label) }

  /// Somebody takes the prompt away without an answer.
  static func dismissPrompt() { Stage.alert?.dismiss(animated: false) }

  // MARK: Balance

  /// How a prompt may end.
  nonisolated static let endings = [
    "Update", "Remind Me Later", "Not Now", "withdrawn", "dismissed", "scene lost", "left", "refused",
  ]

  static func prepare(_ ending: String) { if ending == "refused" { Stage.presentationsToRefuse = 1 } }

  static func end(_ ending: String, _ link: iLink) {
    switch ending {
    case "withdrawn": link.dismissPrompt()
    case "dismissed":
      dismissPrompt()
      link.dismissPrompt()
    case "scene lost":
      if let scene = Stage.sortedScenes.first { Stage.disconnect(scene) }
      link.dismissPrompt()
      Stage.activate(Stage.connectWindowScene())
    case "left":
      leave()
      comeBack()
      link.dismissPrompt()
    case "refused": link.dismissPrompt()
    default: answer(ending)
    }
  }

  /// Forgets what the stage has written down.
  static func forget() {
    Stage.desk.forget()
    Stage.warnings = []
  }

  /// What is alive of the kit's objects.
  static var census: [String: Int] {
    [
      "windows": Census.alive(UIWindow.self), "alerts": Census.alive(UIAlertController.self),
      "controllers": Census.alive(UIViewController.self), "views": Census.alive(UIView.self),
    ]
  }

  static var desk: URLDesk { Stage.desk }
  static let storeScheme = "itms-apps"
}
