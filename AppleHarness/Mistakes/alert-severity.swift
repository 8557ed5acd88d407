// lane: compile
// on: ios
// says: 'severity' is only available in iOS 16.0 or newer
import UIKit

@MainActor func mark(_ alert: UIAlertController) {
  if #available(iOS 16, tvOS 16, *) { alert.severity = .critical }
  alert.severity = .critical  // mistake
}
