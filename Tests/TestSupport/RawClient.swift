import Foundation

/// A client that sends what it is told to, byte for byte. Every wait has an end.
public final class RawClient {
  /// Something did not come, or too much.
  public struct Failure: Error, CustomStringConvertible {
    /// What, and what had come instead.
    public let description: String

    /// Makes a failure.
    public init(description: String) { self.description = description }
  }

  /// An answer, taken apart.
  public struct Answer: Hashable {
    /// The status.
    public var status = 0
    /// The headers, with names in lower case.
    public var headers: [String: String] = [:]
    /// The body as it was sent.
    public var body: [UInt8] = []
  }

  private let descriptor: Int32
  private var unread: [UInt8] = []
  private var isOpen = true

  #if canImport(Glibc)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
  private static let stream = SOCK_STREAM
  private static let noSignal: Int32 = 0
  #endif

  /// Connects to a port of this machine.
  ///
  /// - Parameter receiveBuffer: The size of the system's buffer for what has come and was not read.
  public init(port: UInt16, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Self.stream, 0)
    guard descriptor >= 0 else { throw Failure(description: "socket: \(errno)") }
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      let number = errno
      Foundation.close(descriptor)
      throw Failure(description: "connect: \(number)")
    }
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { close() }

  /// Closes the connection.
  public func close() {
    if isOpen { Foundation.close(descriptor) }
    isOpen = false
  }

  /// Breaks the connection off.
  public func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    close()
  }

  /// Says that nothing more comes.
  public func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Sends bytes; `false` when the server has left.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Self.noSignal) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends a text; `false` when the server has left.
  @discardableResult
  public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends bytes if that needs no waiting.
  public func trySend(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes {
      Foundation.send(descriptor, $0.baseAddress, $0.count, Self.noSignal | Int32(MSG_DONTWAIT))
    }
  }

  /// Sends a request.
  public func get(_ target: String, _ headers: String...) {
    send("GET \(target) HTTP/1.1\r\nHost: x\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n")
  }

  /// The next answer.
  ///
  /// - Parameter hasBody: Whether what the length says follows; not after HEAD.
  public func answer(hasBody: Bool = true) throws -> Answer {
    var answer = Answer()
    while unread.range(of: "\r\n\r\n") == nil {
      guard try more() else {
        throw Failure(
          description: "closed after \(unread.count) bytes: \(String(decoding: unread.prefix(200), as: UTF8.self))")
      }
    }
    let end = unread.range(of: "\r\n\r\n") ?? 0
    let lines = unread[..<end].text.components(separatedBy: "\r\n")
    answer.status = Int(lines[0].split(separator: " ")[1]) ?? 0
    for line in lines.dropFirst() {
      let halves = line.split(separator: ":", maxSplits: 1)
      answer.headers[halves[0].lowercased()] = halves[1].trimmingCharacters(in: .whitespaces)
    }
    unread = Array(unread[(end + 4)...])
    let length = hasBody ? Int(answer.headers["content-length"] ?? "0") ?? 0 : 0
    while unread.count < length {
      guard try more() else { throw Failure(description: "closed after \(unread.count) of \(length) bytes") }
    }
    answer.body = Array(unread[..<length])
    unread = Array(unread[length...])
    return answer
  }

  /// All that comes until the server closes.
  public func everything() throws -> [UInt8] {
    while try more() {}
    defer { unread = [] }
    return unread
  }

  /// Waits until the server has closed, and wants nothing before that.
  public func expectEnd() throws {
    guard try everything().isEmpty else { throw Failure(description: "there was something to read") }
  }

  private func more() throws -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 20_000) > 0 else { throw Failure(description: "nothing came for 20 s") }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { unread += buffer[..<count] }
    return count > 0
  }
}

extension [UInt8] {
  /// Where a text begins.
  fileprivate func range(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    return (0...(count - wanted.count)).first { self[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
