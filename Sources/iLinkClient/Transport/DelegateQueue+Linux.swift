#if canImport(FoundationNetworking)
import Foundation

/// The queue on which the session calls its delegate: not a queue at all, each call is made at once.
///
/// On Linux the session reads from the network as fast as it can, and puts a copy of each piece on this queue without
/// ever waiting: a fast server, or a small reply that inflates to a large one, would fill the memory as soon as the
/// delegate falls behind. Called from the reading thread itself, the delegate cannot fall behind. The price is that
/// the delegate must not call anything that waits for that thread, such as `cancel()`; ours does not
/// (`Documentation/Decisions/0001-limits-of-a-lookup.md`).
// Nothing is added to what the superclass shares.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
  static func make() -> OperationQueue { DelegateQueue() }

  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}
#endif
