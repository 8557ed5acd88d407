import Dispatch
import Foundation
import iLinkCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// All requests under way in one session, and the session's delegate.
///
/// The limits are kept here and not by the session: on Linux that ignores its total time limit, what the delegate says
/// to a response, and a delegate of a task, and its asynchronous calls can hang the process when they are cancelled
/// (`Documentation/Decisions/0001-limits-of-a-lookup.md`). An exchange ends once, in ``end(_:with:)``; whatever the session
/// still says of it afterwards is dropped.
final class Exchanges: NSObject, Sendable {
  private struct Table {
    var lastID = 0
    var exchanges: [Int: Exchange] = [:]
    var idsByTask: [Int: Int] = [:]
  }

  private let table = Locked(Table())
  /// Calls to the session and its tasks, which may wait: never made in a cancellation handler or a callback.
  private let calls = DispatchQueue(label: "iLink.lookup.calls")
  /// Where time limits and cancellations arrive. Nothing waits here.
  private let ends = DispatchQueue(label: "iLink.lookup.ends")

  let redirects: RedirectRule
  let now: @Sendable () -> Date

  init(redirects: RedirectRule, now: @escaping @Sendable () -> Date) {
    self.redirects = redirects
    self.now = now
  }

  /// Sends a request and waits for its reply, its error, its time limit or the caller's cancellation.
  func perform(_ request: URLRequest, in session: URLSession, limits: Exchange.Limits) async throws -> LookupReply {
    let id = table.withLock { table in
      table.lastID += 1
      return table.lastID
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let timer = DispatchWorkItem { [weak self] in
          self?.end(id, with: .failure(LookupError.timedOut(host: limits.host, after: limits.timeLimit)))
        }
        table.withLock { $0.exchanges[id] = Exchange(limits: limits, timer: timer, waiter: waiter) }
        ends.asyncAfter(deadline: .now() + limits.timeLimit, execute: timer)
        calls.async { self.launch(id, request, in: session) }
        if Task.isCancelled { cancel(id) }  // the handler below may have run before there was anything to end
      }
    } onCancel: {
      cancel(id)
    }
    return try outcome.get()
  }

  private func cancel(_ id: Int) {
    ends.async { self.end(id, with: .failure(CancellationError())) }
  }

  private func launch(_ id: Int, _ request: URLRequest, in session: URLSession) {
    guard table.withLock({ $0.exchanges[id] != nil }) else { return }
    let task = session.dataTask(with: request)
    let isWanted = table.withLock { table in
      guard table.exchanges[id] != nil else { return false }
      table.exchanges[id]?.task = task
      table.idsByTask[task.taskIdentifier] = id
      return true
    }
    if isWanted { task.resume() } else { task.cancel() }
  }

  /// Ends an exchange, if it has not ended yet.
  func end(_ id: Int, with outcome: Exchange.Outcome) {
    let ended = table.withLock { table in
      let exchange = table.exchanges.removeValue(forKey: id)
      if let task = exchange?.task { table.idsByTask[task.taskIdentifier] = nil }
      return exchange
    }
    guard let ended else { return }
    ended.timer.cancel()
    if let task = ended.task { calls.async { task.cancel() } }
    ended.waiter.resume(returning: outcome)
  }

  /// Reads and changes the exchange that a task belongs to; `nil` when that has ended.
  func update<Value>(_ task: URLSessionTask, _ body: (inout Exchange) -> Value) -> (id: Int, value: Value)? {
    table.withLock { table in
      guard let id = table.idsByTask[task.taskIdentifier], table.exchanges[id] != nil else { return nil }
      return (id, body(&table.exchanges[id]!))
    }
  }
}
