public import Foundation

/// A real HTTP server on 127.0.0.1, which answers byte for byte what a test tells it to.
///
///     let server = try LoopbackServer { request in .reply("{}") }
///     defer { server.stop() }
///     … server.base …
///     #expect(server.journal.map(\.path) == ["/lookup"])
///
/// Every server has a port of its own, so tests may run at once. Requests have no bodies. A connection has a thread.
public final class LoopbackServer: Sendable {
  /// What to do about a request. Runs on the connection's own thread, so it may wait.
  public typealias Handler = @Sendable (LoopbackRequest) -> [LoopbackAction]

  /// Something did not happen in time.
  public struct TimedOut: Error, CustomStringConvertible {
    /// What was waited for, and what had come instead.
    public let description: String
  }

  private struct State {
    var journal: [LoopbackRequest] = []
    var departures = 0
    var waiters: [Int: (isMet: @Sendable (State) -> Bool, continuation: CheckedContinuation<Bool, Never>)] = [:]
    var lastWaiter = 0
  }

  /// The port.
  public let port: UInt16
  private let listener: Int32
  /// Whoever waits also polls the first end; `stop` closes the second one, which wakes them all.
  private let stopPipe: (read: Int32, write: Int32)
  private let isStopped = Guarded(false)
  private let state = Guarded(State())
  private let threads = DispatchGroup()
  private let handler: Handler

  /// Starts the server.
  public init(_ handler: @escaping Handler) throws {
    self.handler = handler
    (listener, port) = try Sockets.listening()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Sockets.Failure(call: "pipe") }
    stopPipe = (ends[0], ends[1])
    startThread { $0.acceptConnections() }
  }

  /// `http://127.0.0.1:<port>`.
  public var base: String { "http://127.0.0.1:\(port)" }

  /// All requests so far, in the order of arrival.
  public var journal: [LoopbackRequest] { state.withLock { $0.journal } }

  /// Stops answering, closes all connections, and returns when that is done. From then on the port refuses.
  public func stop() {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    guard isFirst else { return }
    close(stopPipe.write)
    guard threads.wait(timeout: .now() + 10) == .success else { return }
    close(listener)
    close(stopPipe.read)
  }

  /// Waits until so many requests have come, and returns all.
  public func awaitRequests(_ count: Int, within seconds: TimeInterval = 30) async throws -> [LoopbackRequest] {
    try await wait(seconds, "\(count) requests") { $0.journal.count >= count }
    return journal
  }

  /// Waits until clients have left so many connections on which an action was still under way.
  public func awaitDepartures(_ count: Int, within seconds: TimeInterval = 30) async throws {
    try await wait(seconds, "\(count) clients to leave") { $0.departures >= count }
  }

  private func wait(
    _ seconds: TimeInterval, _ what: String, until isMet: @escaping @Sendable (State) -> Bool
  ) async throws {
    let isInTime = await withCheckedContinuation { continuation in
      let id = state.withLock { state -> Int? in
        guard !isMet(state) else { return nil }
        state.lastWaiter += 1
        state.waiters[state.lastWaiter] = (isMet, continuation)
        return state.lastWaiter
      }
      guard let id else { return continuation.resume(returning: true) }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
        state.withLock { $0.waiters.removeValue(forKey: id) }?.continuation.resume(returning: false)
      }
    }
    guard isInTime else {
      let (requests, departures) = state.withLock { ($0.journal.count, $0.departures) }
      throw TimedOut(description: "waited \(seconds) s for \(what); \(requests) requests, \(departures) left")
    }
  }

  private func note(_ change: (inout State) -> Void) {
    let met = state.withLock { state in
      change(&state)
      let met = state.waiters.filter { $0.value.isMet(state) }
      for id in met.keys { state.waiters[id] = nil }
      return met.values.map(\.continuation)
    }
    for continuation in met { continuation.resume(returning: true) }
  }

  // Connections

  private func startThread(_ work: @escaping @Sendable (LoopbackServer) -> Void) {
    threads.enter()
    Thread.detachNewThread { [self] in
      work(self)
      threads.leave()
    }
  }

  private func acceptConnections() {
    while Sockets.wait(listener, stop: stopPipe.read) {
      let socket = accept(listener, nil, nil)
      guard socket >= 0 else { continue }
      startThread { $0.serve(LoopbackConnection(socket: socket, stop: $0.stopPipe.read)) }
    }
  }

  private func serve(_ connection: LoopbackConnection) {
    defer { connection.close() }
    while let request = connection.nextRequest() {
      note { $0.journal.append(request) }
      for action in handler(request) {
        switch connection.perform(action) {
        case .done: continue
        case .closed: return
        case .clientLeft: return note { $0.departures += 1 }
        }
      }
    }
  }
}
