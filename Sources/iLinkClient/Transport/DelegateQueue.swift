#if !canImport(FoundationNetworking)
import Foundation

/// The queue on which the session calls its delegate: one call at a time.
enum DelegateQueue {
  static func make() -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }
}
#endif
