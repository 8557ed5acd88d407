import Foundation

/// One client's connection, used by one thread.
final class LoopbackConnection {
  enum Outcome { case done, closed, clientLeft }

  private let socket: Int32
  private let stop: Int32
  private var unread = Data()
  private static let blankLine = Data("\r\n\r\n".utf8)
  private static let longestHead = 65_536

  init(socket: Int32, stop: Int32) {
    self.socket = socket
    self.stop = stop
    Sockets.prepare(socket)
  }

  func close() { _ = Foundation.close(socket) }

  /// Reads the next request; `nil` when there is none, or it is too long or not one.
  func nextRequest() -> LoopbackRequest? {
    while true {
      if let end = unread.range(of: Self.blankLine) {
        let head = Array(unread[..<end.lowerBound])
        unread = Data(unread[end.upperBound...])
        return LoopbackRequest(head: head)
      }
      let received = Sockets.receive(from: socket, stop: stop)
      unread += received
      // A TLS client begins with the byte 22, and would wait for ever.
      guard !received.isEmpty, unread.count < Self.longestHead, unread.first != 22 else { return nil }
    }
  }

  func perform(_ action: LoopbackAction) -> Outcome {
    switch action {
    case .send(let bytes):
      return after(Sockets.send(bytes, to: socket, stop: stop))
    case .sendForEver(let bytes):
      while Sockets.send(bytes, to: socket, stop: stop) {}
      return after(false)
    case .drip(let bytes, let pause):
      for byte in bytes {
        guard Sockets.send(Data([byte]), to: socket, stop: stop) else { return after(false) }
        // Nothing to read means that the pause is over and the client still there.
        if Sockets.wait(socket, stop: stop, seconds: pause) { return after(false) }
      }
      return .done
    case .hold:
      while !Sockets.receive(from: socket, stop: stop).isEmpty {}
      return after(false)
    case .close:
      return .closed
    case .reset:
      Sockets.discardOnClose(socket)
      return .closed
    }
  }

  /// Why a socket is of no use any more: the server stops, or else the client has left.
  private func after(_ isSent: Bool) -> Outcome {
    if isSent { return .done }
    return Sockets.isReadable(stop) ? .closed : .clientLeft
  }
}
