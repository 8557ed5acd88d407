import Foundation
import TestSupport

@testable import StoreSimulator

/// A clock that only goes when it is told to.
// The reading is only touched between lock() and unlock(), so sharing the clock is safe.
final class ManualClock: @unchecked Sendable {
  private let lock = NSLock()
  private var reading: TimeInterval = 1000

  var now: TimeInterval { lock.withLock { reading } }

  func advance(_ seconds: TimeInterval) { lock.withLock { reading += seconds } }
}

/// A list that the server's thread adds to.
// The list is only touched between lock() and unlock(), so sharing the box is safe.
final class Notes<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [Element] = []

  var all: [Element] { lock.withLock { stored } }

  func add(_ element: Element) { lock.withLock { stored.append(element) } }
}

/// A server with a clock that stands still, and the clients of a test.
struct Stage {
  let server: SimulatorServer
  let clock = ManualClock()
  let notes = Notes<JournalEntry>()

  init(_ scenario: (inout Scenario) -> Void = { _ in }, limits change: (inout ServerLimits) -> Void = { _ in }) throws {
    var limits = ServerLimits()
    change(&limits)
    let (clock, notes) = (clock, notes)
    server = try SimulatorServer(
      store(scenario), limits: limits, clock: { clock.now }, onRequest: { notes.add($0) })
  }

  func client(receiveBuffer: Int32? = nil) throws -> RawClient {
    try RawClient(port: server.port, receiveBuffer: receiveBuffer)
  }

  /// Lets time pass, after everything that was sent before has been noticed.
  func pass(_ seconds: TimeInterval) throws {
    _ = try health()
    clock.advance(seconds)
    server.look()
  }

  /// The number of connections besides the one that asks.
  ///
  /// Whoever asks comes after what was sent before: a round of the loop handles all that has come by then.
  @discardableResult
  func health() throws -> Int {
    let client = try client()
    client.get("/_ilink/health", "Connection: close")
    let object = try JSONSerialization.jsonObject(with: client.answer().body.data) as? [String: Any]
    return (object?["connections"] as? Int ?? 0) - 1
  }

  /// Asks until so many connections are left; each time is a turn of the server's.
  func awaitConnections(_ count: Int) throws {
    for _ in 0..<5000 where try health() == count { return }
    throw RawClient.Failure(description: "there are \(try health()) connections, not \(count)")
  }

  /// One request on a connection of its own.
  func ask(_ target: String, _ headers: String...) throws -> RawClient.Answer {
    let client = try client()
    client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n")
    return try client.answer()
  }

  /// Sends something to a control endpoint.
  func post(_ target: String, _ body: String = "") throws -> RawClient.Answer {
    let client = try client()
    client.send("POST \(target) HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return try client.answer()
  }
}

let example = "/lookup?id=123456789&country=us"
