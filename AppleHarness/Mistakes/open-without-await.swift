// lane: compile
// on: ios
// says: expression is 'async' but is not marked with 'await'
import UIKit

@MainActor func open(_ url: URL, with application: UIApplication) async -> Bool {
  application.open(url)  // mistake
  return await application.open(url)
}
