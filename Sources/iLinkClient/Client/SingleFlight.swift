import Dispatch

/// Callers with the same question share one answer.
///
/// The first one starts the work, the others join it, and its outcome reaches each of them once. A caller that is
/// cancelled leaves at once, and when the last one has left, the work is cancelled too; who asks after that starts anew.
final class SingleFlight<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  typealias Work = @Sendable () async throws -> Answer

  private struct Flight {
    let number: Int
    var callers: [Int: CheckedContinuation<Answer, any Error>]
    var task: Task<Void, Never>?
  }

  private struct State {
    var lastNumber = 0
    var flights: [Question: Flight] = [:]

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Locked(State())
  private let departures = DispatchQueue(label: "iLink.lookup.departures")

  func value(for question: Question, from work: @escaping Work) async throws -> Answer {
    let caller = state.withLock { $0.nextNumber() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if let flight = join(caller, continuation, on: question) { start(flight, on: question, work) }
        if Task.isCancelled { leave(caller, question) }  // the handler below may have run before the caller joined
      }
    } onCancel: {
      leave(caller, question)
    }
  }

  /// How many callers wait for an answer now.
  func callerCount(_ question: Question) -> Int { state.withLock { $0.flights[question]?.callers.count ?? 0 } }

  /// - Returns: The number of the flight, if it is a new one.
  private func join(
    _ caller: Int, _ continuation: CheckedContinuation<Answer, any Error>, on question: Question
  ) -> Int? {
    state.withLock { state in
      if state.flights[question] != nil {
        state.flights[question]?.callers[caller] = continuation
        return nil
      }
      let number = state.nextNumber()
      state.flights[question] = Flight(number: number, callers: [caller: continuation], task: nil)
      return number
    }
  }

  private func start(_ number: Int, on question: Question, _ work: @escaping Work) {
    let task = Task {
      do {
        finish(number, question, .success(try await work()))
      } catch {
        finish(number, question, .failure(error))
      }
    }
    let isWanted = state.withLock { state in
      guard state.flights[question]?.number == number else { return false }
      state.flights[question]?.task = task
      return true
    }
    if !isWanted { task.cancel() }
  }

  private func finish(_ number: Int, _ question: Question, _ outcome: Result<Answer, any Error>) {
    let callers = state.withLock { state -> [CheckedContinuation<Answer, any Error>] in
      guard let flight = state.flights[question], flight.number == number else { return [] }
      state.flights[question] = nil
      return Array(flight.callers.values)
    }
    for caller in callers { caller.resume(with: outcome) }
  }

  /// Called by cancellation handlers, which hold a lock of their task: nothing is resumed or cancelled under it.
  private func leave(_ caller: Int, _ question: Question) {
    departures.async { [self] in
      let (continuation, abandoned) = state.withLock {
        state -> (CheckedContinuation<Answer, any Error>?, Task<Void, Never>?) in
        guard let continuation = state.flights[question]?.callers.removeValue(forKey: caller) else { return (nil, nil) }
        guard let flight = state.flights[question], flight.callers.isEmpty else { return (continuation, nil) }
        state.flights[question] = nil
        return (continuation, flight.task)
      }
      continuation?.resume(throwing: CancellationError())
      abandoned?.cancel()
    }
  }
}
