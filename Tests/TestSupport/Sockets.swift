import Foundation

/// The few socket calls that differ between systems, and the loops around those that do not.
enum Sockets {
  /// A socket call failed.
  struct Failure: Error, CustomStringConvertible {
    let call: String
    let number = errno
    var description: String { "\(call): \(String(cString: strerror(number)))" }
  }

  #if canImport(Glibc) || canImport(Musl)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
  private static let stream = SOCK_STREAM
  private static let noSignal: Int32 = 0
  #endif

  /// A socket that listens on 127.0.0.1, and its port.
  static func listening() throws -> (descriptor: Int32, port: UInt16) {
    let (descriptor, port) = try bound()
    guard listen(descriptor, 128) == 0 else {
      let failure = Failure(call: "listen")
      close(descriptor)
      throw failure
    }
    return (descriptor, port)
  }

  /// A socket with a port on 127.0.0.1 of its own.
  static func bound() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw Failure(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, size) == 0 && getsockname(descriptor, generic, &size) == 0
      }
    }
    guard isBound else {
      let failure = Failure(call: "bind")
      close(descriptor)
      throw failure
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// Waits until a descriptor can be read (or written), or the other one, the signal to stop, ends.
  ///
  /// - Returns: `true` when the descriptor is ready, `false` when it is time to stop or the time is over.
  static func wait(_ descriptor: Int32, toWrite: Bool = false, stop: Int32, seconds: TimeInterval = 3600) -> Bool {
    var polled = [
      pollfd(fd: descriptor, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0),
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&polled, 2, Int32(min(seconds, 3600) * 1000))
      if count < 0, errno == EINTR { continue }
      return count > 0 && polled[1].revents == 0 && polled[0].revents != 0
    }
  }

  /// Whether there is something to read, or the other end is closed.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  /// Sends all bytes; `false` when the other side has left or it is time to stop.
  static func send(_ bytes: Data, to descriptor: Int32, stop: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        guard wait(descriptor, toWrite: true, stop: stop) else { return false }
        let count = Foundation.send(
          descriptor, buffer.baseAddress! + sent, buffer.count - sent, noSignal | Int32(MSG_DONTWAIT))
        if count < 0, errno == EAGAIN || errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// What can be read now; empty when the other side has left or it is time to stop.
  static func receive(from descriptor: Int32, stop: Int32) -> [UInt8] {
    guard wait(descriptor, stop: stop) else { return [] }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  /// Makes `close` break the connection off.
  static func discardOnClose(_ descriptor: Int32) {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  /// No waiting for more before a small piece is sent, and no signal when the other side has left.
  static func prepare(_ descriptor: Int32) {
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout.size(ofValue: yes)))
    #if canImport(Darwin)
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout.size(ofValue: yes)))
    #endif
  }
}
