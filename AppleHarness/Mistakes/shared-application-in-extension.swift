// lane: compile
// on: ios
// for: extension
// says: 'shared' is unavailable in application extensions for iOS
import UIKit

@available(iOSApplicationExtension, unavailable)
@MainActor func right(_ url: URL) { UIApplication.shared.open(url) }
@MainActor func wrong() -> UIApplication.State { UIApplication.shared.applicationState }  // mistake
