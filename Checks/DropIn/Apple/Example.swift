// An app's own code with the drop-in beside it, in one module. For the lane `Scripts/apple/drop-in`, which compiles it
// together with iLink.swift: with and without default isolation to the main actor, in Swift 5 and in Swift 6 mode.

import Foundation
import SwiftUI

// Names that iLink uses for itself: an app may have them all the same.
struct Locked { var key = "" }
enum JSONValue { case own }
final class Turnstile {}

/// What the app says where it starts.
@MainActor enum Start {
  static func go() {
    iLink.shared.remindPeriod = 2
    iLink.shared.delegate = Listener.only
  }
}

@MainActor final class Listener: NSObject, iLinkDelegate {
  static let only = Listener()

  func iLinkShouldPromptForUpdate() -> Bool { true }
  func iLinkUserDidDeclineToUpdateApp() {}
}

struct StartView: View {
  @Environment(\.availableUpdate) private var availableUpdate

  var body: some View { Text(availableUpdate?.versionText ?? "up to date").updatePrompt() }
}

/// The app's own way to ask.
@MainActor final class OwnPrompter: UpdatePrompter {
  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice { .remindLater }
}

/// Values of iLink's away from the main actor.
func page(of id: String) async -> URL? {
  await Task.detached { AppID(id).map { StoreLink.app($0).url(for: .sharing) } }.value
}
