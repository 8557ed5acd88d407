// lane: compile
// on: tvos
// says: switch covers known cases, but 'UIApplication.State' may have additional unknown values
import UIKit

func isInUse(_ state: UIApplication.State) -> Bool {
  switch state {
  case .active: true
  case .inactive, .background: false
  #if false  // mistake
  @unknown default: false
  #endif  // mistake
  }
}
