import Dispatch

/// Lets one pass at a time, in the order of arrival.
final class Turnstile: Sendable {
  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var isTaken = false
    var lastNumber = 0
    var waiters: [Waiter] = []
  }

  private let state = Locked(State())
  private let departures = DispatchQueue(label: "iLink.lookup.departures")

  /// Does the work when it is its turn; a task that is cancelled while it waits leaves the line at once.
  func pass<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value {
    try await enter()
    defer { leave() }
    return try await work()
  }

  /// How many wait for their turn now.
  var lineLength: Int { state.withLock { $0.waiters.count } }

  private func enter() async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isFree = state.withLock { state in
          if state.isTaken { state.waiters.append(Waiter(number: number, continuation: continuation)) }
          defer { state.isTaken = true }
          return !state.isTaken
        }
        if isFree { continuation.resume() }
        if Task.isCancelled { giveUp(number) }  // the handler below may have run before there was a waiter
      }
    } onCancel: {
      giveUp(number)
    }
  }

  /// Called by cancellation handlers, which hold a lock of their task: nothing is resumed under it.
  private func giveUp(_ number: Int) {
    departures.async { [self] in
      let waiter = state.withLock { state -> Waiter? in
        state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
      }
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }

  private func leave() {
    let next = state.withLock { state -> Waiter? in
      guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
      state.isTaken = false
      return nil
    }
    next?.continuation.resume()
  }
}
