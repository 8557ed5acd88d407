import Foundation

/// The server's one thread: it waits for sockets and moments, and does what is due.
///
/// One thread owns everything, so there are no locks, no client waits for another one's thread, and a thousand clients
/// that do nothing cost a thousand small objects. `poll` is the same on every system; what it costs with so many
/// descriptors is measured in `Documentation/Decisions/0009-simulator-one-thread.md`.
final class ServerLoop {
  /// What is written to the pipe that wakes the loop.
  enum Signal: UInt8 {
    case stop = 1
    /// Look at the clock again.
    case look
  }

  private let listener: Int32
  private let wake: Int32
  let limits: ServerLimits
  let reader: HTTPReader
  private let clock: @Sendable () -> TimeInterval
  var responder: Responder
  let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 16)

  private(set) var connections: [Connection] = []
  private var polled: [pollfd] = []
  private var lastNumber = 0
  private var acceptsFrom: TimeInterval = 0
  private var heldBytes = 0
  private var hasClosedSome = false

  /// Takes over the listening socket; the pipe's end stays its owner's.
  init(
    listener: Int32, wake: Int32, responder: Responder, limits: ServerLimits,
    clock: @escaping @Sendable () -> TimeInterval
  ) {
    self.listener = listener
    self.wake = wake
    self.responder = responder
    self.limits = limits
    self.clock = clock
    reader = HTTPReader(limits: limits)
  }

  deinit { scratch.deallocate() }

  /// Serves until it is told to stop; then the port and all connections are closed.
  func run() {
    while true {
      let timeout = prepare(now: clock())
      let count = poll(&polled, nfds_t(polled.count), timeout)
      // Without descriptors to wait for there is nothing left to do but to end.
      if count < 0, errno != EINTR, errno != EAGAIN { break }
      let now = clock()
      if polled[0].revents != 0, isToldToStop() { break }
      for (index, connection) in connections.enumerated() {
        handle(connection, count > 0 ? polled[index + 2].revents : 0, now: now)
      }
      if count > 0, polled[1].revents != 0 { acceptClients(now: now) }
      if heldBytes > limits.waitingBytes { makeRoom() }
      if hasClosedSome {
        connections.removeAll(where: \.isClosed)
        hasClosedSome = false
      }
    }
    Foundation.close(listener)
    for connection in connections { close(connection) }
  }

  /// Gathers what is waited for; gives back the milliseconds until something is due, -1 for no limit.
  private func prepare(now: TimeInterval) -> Int32 {
    polled.removeAll(keepingCapacity: true)
    polled.append(pollfd(fd: wake, events: Int16(POLLIN), revents: 0))
    polled.append(pollfd(fd: listener, events: now >= acceptsFrom ? Int16(POLLIN) : 0, revents: 0))
    var due = now >= acceptsFrom ? TimeInterval.infinity : acceptsFrom
    heldBytes = 0
    for connection in connections {
      polled.append(pollfd(fd: connection.descriptor, events: connection.events, revents: 0))
      due = min(due, connection.hasMore ? now : connection.deadline(limits))
      heldBytes += connection.heldBytes
    }
    guard due < .infinity else { return -1 }
    return Int32(min(max(((due - now) * 1000).rounded(.up), 0), 60_000))
  }

  private func isToldToStop() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(wake, &bytes, bytes.count)
    return count > 0 && bytes[..<count].contains(Signal.stop.rawValue)
  }

  // Coming and going

  private func acceptClients(now: TimeInterval) {
    for _ in 0..<64 {
      let (descriptor, number) = Sockets.accept(listener)
      if let descriptor {
        if connections.count >= limits.connections { closeStalest { _ in true } }
        lastNumber += 1
        connections.append(Connection(descriptor, number: lastNumber, now: now))
      } else if number == EMFILE || number == ENFILE || number == ENOBUFS || number == ENOMEM {
        closeStalest { _ in true }
        acceptsFrom = now + 0.05
        return
      } else if number != ECONNABORTED && number != EINTR {
        return
      }
    }
  }

  /// Closes connections that hold much and have been stuck for longest, until the rest is within the limit.
  private func makeRoom() {
    heldBytes = connections.reduce(0) { $0 + $1.heldBytes }
    while heldBytes > limits.waitingBytes {
      guard let closed = closeStalest({ $0.heldBytes > 1024 }) else { return }
      heldBytes -= closed
    }
  }

  /// Closes the connection without progress for longest; gives back what it held.
  @discardableResult
  private func closeStalest(_ isMeant: (Connection) -> Bool) -> Int? {
    let candidates = connections.filter { !$0.isClosed && !$0.isWaiting && isMeant($0) }
    guard let stalest = candidates.min(by: { $0.lastProgress < $1.lastProgress }) else { return nil }
    let held = stalest.heldBytes
    close(stalest)
    connections.removeAll { $0 === stalest }
    return held
  }

  func close(_ connection: Connection) {
    guard !connection.isClosed else { return }
    Foundation.close(connection.descriptor)
    connection.phase = .closed
    connection.input = []
    connection.dropOutput()
    hasClosedSome = true
  }

  // What a connection has to say

  private func handle(_ connection: Connection, _ events: Int16, now: TimeInterval) {
    if connection.isClosed { return }
    if events & Int16(POLLERR | POLLNVAL) != 0 { return close(connection) }
    let hasHungUp = events & Int16(POLLHUP) != 0
    let isReadable = events & Int16(POLLIN) != 0 || hasHungUp
    let isDue = now >= connection.deadline(limits)
    switch connection.phase {
    case .reading:
      // What has come already is used first, or a client that sends all the time would fill the memory.
      if connection.hasMore {
        advance(connection, now: now)
      } else if isReadable {
        receive(connection, now: now)
      } else if isDue {
        if connection.requestStart == nil { close(connection) } else { refuse(connection, 408, now: now) }
      }
    case .waiting, .dripping:
      if hasHungUp { close(connection) } else if isDue { advance(connection, now: now) }
    case .sending:
      if hasHungUp {
        close(connection)
      } else if events & Int16(POLLOUT) != 0 || connection.hasMore {
        advance(connection, now: now)
      } else if isDue {
        close(connection)
      }
    case .lingering:
      if isReadable { discard(connection) }
      if isDue { close(connection) }
    case .closed: break
    }
  }

  private func receive(_ connection: Connection, now: TimeInterval) {
    switch Sockets.receive(connection.descriptor, into: scratch) {
    case .bytes(let count):
      connection.input.append(contentsOf: scratch[..<count])
      connection.requestStart = connection.requestStart ?? now
      advance(connection, now: now)
    case .ended:
      connection.hasInputEnded = true
      advance(connection, now: now)
    case .blocked: break
    case .failed: close(connection)
    }
  }

  private func discard(_ connection: Connection) {
    switch Sockets.receive(connection.descriptor, into: scratch) {
    case .bytes, .blocked: break
    case .ended, .failed: close(connection)
    }
  }
}
