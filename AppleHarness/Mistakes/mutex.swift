// lane: compile
// on: catalyst
// says: 'Mutex' is only available in iOS 18.0 or newer
import Foundation
import Synchronization

final class Box: Sendable {
  let lock = NSLock()
  let mutex = Mutex(0)  // mistake
}
