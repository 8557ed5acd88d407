// lane: compile
// on: visionos
// says: 'SKStoreProductViewController' is unavailable in visionOS
import StoreKit
import UIKit

@MainActor func review(in scene: UIWindowScene) { AppStore.requestReview(in: scene) }
@MainActor func page() -> UIViewController { SKStoreProductViewController() }  // mistake
