// lane: compile
// on: ios
// says: type 'UIApplication' does not conform to protocol 'Opening'
import UIKit

@MainActor protocol Opening {
  func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any], completionHandler: ((Bool) -> Void)?)
}

extension UIApplication: Opening {}  // mistake
