// lane: compile
// on: ios
// says: call to main actor-isolated instance method 'open(_:options:completionHandler:)' in a synchronous nonisolated context
import UIKit

@MainActor
func right(_ application: UIApplication, _ url: URL) { application.open(url) }
func wrong(_ application: UIApplication, _ url: URL) { application.open(url) }  // mistake
