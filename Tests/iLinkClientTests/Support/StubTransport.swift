import Foundation
import Testing
import iLinkClient
import iLinkCore

/// A transport that answers from a closure and keeps a journal.
final class StubTransport: Sendable {
  private let requests = Box<[LookupRequest]>([])
  private let answer: @Sendable (LookupRequest) async throws -> LookupReply

  init(_ answer: @escaping @Sendable (LookupRequest) async throws -> LookupReply) { self.answer = answer }

  /// Answers by country: a text with status 200; nothing is found in the other countries.
  convenience init(_ answers: [String: String]) {
    self.init { LookupReply(body: Data((answers[$0.storefront.code] ?? Record.empty).utf8)) }
  }

  /// All requests so far.
  var journal: [LookupRequest] { requests.value }

  /// The countries asked, in order.
  var countries: [String] { journal.map(\.storefront.code) }

  var transport: LookupTransport {
    LookupTransport { [self] request, _ in
      requests.change { $0.append(request) }
      return try await answer(request)
    }
  }

  /// A client over this transport.
  func client(retry: RetryPolicy = .none) -> LookupClient {
    .live(freshness: .off, transport: transport, retry: retry) { .noon }
  }
}

/// A value that closures of a test share.
// The value is only touched between lock() and unlock(), so sharing the box is safe.
final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { change { $0 } }

  @discardableResult func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&stored)
  }
}

/// Something to wait for that a test lets happen.
final class Gate: Sendable {
  private let waiting = Box<(isOpen: Bool, continuations: [CheckedContinuation<Void, Never>])>((false, []))

  func open() {
    let waiting = waiting.change { waiting in
      defer { waiting = (true, []) }
      return waiting.continuations
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the gate is open, whether or not the task is cancelled.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = waiting.change { waiting in
        if !waiting.isOpen { waiting.continuations.append(continuation) }
        return waiting.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}

/// Never ends by itself: opens the gate when the task is cancelled.
func waitForCancellation(opening gate: Gate = Gate()) async throws {
  await withTaskCancellationHandler {
    await gate.wait()
  } onCancel: {
    gate.open()
  }
  throw CancellationError()
}

/// Waits until something is so, without any clock; the suite's time limit ends what never is.
func until(_ isSo: @Sendable () -> Bool) async {
  while !isSo() { await Task.yield() }
}

/// The lookup error that a piece of work ends in.
func lookupError(_ work: () async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) async
  -> LookupError?
{
  do {
    try await work()
    Issue.record("It succeeded.", sourceLocation: sourceLocation)
    return nil
  } catch let error as LookupError {
    return error
  } catch {
    Issue.record("Not a LookupError: \(error)", sourceLocation: sourceLocation)
    return nil
  }
}
