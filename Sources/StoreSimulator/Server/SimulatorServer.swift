package import Foundation

/// A simulated store behind a port.
///
///     let server = try SimulatorServer(SimulatedStore(scenario, openedAt: Date()))
///     defer { server.stop() }
///     … server.url …
package final class SimulatorServer: Sendable {
  /// Why a server could not start.
  package struct Failure: Error, Hashable {
    /// What to tell apart.
    package enum Reason: Hashable, Sendable {
      /// Somebody else listens there.
      case portInUse
      /// A port that only the system may open.
      case notAllowed
      /// An address of another machine.
      case notHere
      /// No numeric address.
      case notAnAddress
      /// Anything else.
      case other
    }

    /// The reason.
    package let reason: Reason
    /// The system's number for it.
    package let number: Int32

    init(reason: Reason? = nil, number: Int32) {
      self.number = number
      let reasons: [Int32: Reason] = [EADDRINUSE: .portInUse, EACCES: .notAllowed, EADDRNOTAVAIL: .notHere]
      self.reason = reason ?? reasons[number] ?? .other
    }

    /// The system's words.
    package var text: String { String(cString: strerror(number)) }
  }

  /// The address that it listens on.
  package let host: String
  /// The port that it listens on.
  package let port: UInt16
  /// The loop polls the first end and is woken through the second; both stay open as long as the server is there.
  private let pipe: (read: Int32, write: Int32)
  private let thread = DispatchGroup()

  /// Opens the port and starts to serve.
  ///
  /// - Parameters:
  ///   - store: The store as it is at its moment 0.
  ///   - host: The numeric address to listen on, or `localhost`.
  ///   - port: The port; 0 for any that is free.
  ///   - limits: What a client may cost.
  ///   - clock: Seconds from any beginning, never going back. Waits end by it, too.
  ///   - onRequest: Told of every request to the store, on the server's own thread.
  package init(
    _ store: SimulatedStore, host: String = "127.0.0.1", port: UInt16 = 0, limits: ServerLimits = ServerLimits(),
    clock: @escaping @Sendable () -> TimeInterval = monotonicSeconds,
    onRequest: (@Sendable (JournalEntry) -> Void)? = nil
  ) throws(Failure) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw Failure(number: errno) }
    pipe = (ends[0], ends[1])
    for end in ends { Sockets.prepareDescriptor(end) }
    let listener: Int32
    do throws(Failure) {
      (listener, self.port) = try Sockets.listen(host: host, port: port)
    } catch {
      for end in ends { close(end) }
      throw error
    }
    self.host = host
    var limits = limits
    limits.connections = max(min(limits.connections, Sockets.mostDescriptors - 64), 1)
    let responder = Responder(store, openedAt: clock(), onRequest: onRequest)
    let (settled, wake, group) = (limits, pipe.read, thread)
    thread.enter()
    Thread.detachNewThread {
      ServerLoop(listener: listener, wake: wake, responder: responder, limits: settled, clock: clock).run()
      group.leave()
    }
  }

  deinit {
    stop()
    close(pipe.read)
    close(pipe.write)
  }

  /// The address for a client on this machine.
  package var url: String {
    switch host {
    case "0.0.0.0": "http://127.0.0.1:\(port)"
    case "::": "http://[::1]:\(port)"
    default: "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }
  }

  /// Closes the port and all connections, and returns when that is done.
  package func stop() {
    signal(.stop)
    thread.wait()
  }

  /// Has the clock looked at again, for clocks that are set by hand.
  func look() { signal(.look) }

  private func signal(_ signal: ServerLoop.Signal) {
    var byte = signal.rawValue
    _ = write(pipe.write, &byte, 1)
  }

  /// Seconds since some moment of this machine, never going back.
  package static let monotonicSeconds: @Sendable () -> TimeInterval = {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return TimeInterval(now.tv_sec) + TimeInterval(now.tv_nsec) / 1e9
  }
}
