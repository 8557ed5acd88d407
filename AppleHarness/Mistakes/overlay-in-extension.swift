// lane: compile
// on: visionos
// for: newest extension
// says: 'present(in:)' is unavailable in application extensions
import StoreKit
import UIKit

@available(visionOSApplicationExtension, unavailable)
@MainActor func right(in scene: UIWindowScene) { overlay().present(in: scene) }
func overlay() -> SKOverlay {
  SKOverlay(configuration: SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom))
}
@MainActor func wrong(in scene: UIWindowScene) { overlay().present(in: scene) }  // mistake
