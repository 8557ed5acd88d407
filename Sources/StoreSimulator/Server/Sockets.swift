import Foundation

/// The few socket calls, and what differs between systems in them.
enum Sockets {
  #if canImport(Glibc) || canImport(Musl)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
  private static let stream = SOCK_STREAM
  private static let noSignal: Int32 = 0
  #endif

  /// How a call went that may not have had to wait.
  enum Outcome: Hashable {
    case bytes(Int)
    /// Nothing could be done without waiting.
    case blocked
    /// The other side has ended its part.
    case ended
    case failed
  }

  /// A socket that listens, and its port.
  ///
  /// - Parameters:
  ///   - host: A numeric address, or `localhost`.
  ///   - port: The port; 0 for a free one.
  static func listen(host: String, port: UInt16) throws(SimulatorServer.Failure) -> (descriptor: Int32, port: UInt16) {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
    hints.ai_socktype = stream
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host == "localhost" ? "127.0.0.1" : host, String(port), &hints, &found) == 0, let found else {
      throw SimulatorServer.Failure(reason: .notAnAddress, number: EINVAL)
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(found.pointee.ai_family, stream, 0)
    guard descriptor >= 0 else { throw SimulatorServer.Failure(number: errno) }
    set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
    // Clients inherit this: what the system keeps of an answer that is not taken, instead of megabytes.
    set(descriptor, SOL_SOCKET, SO_SNDBUF, 65_536)
    prepareDescriptor(descriptor)
    guard bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0,
      Foundation.listen(descriptor, 1024) == 0
    else {
      let failure = SimulatorServer.Failure(number: errno)
      close(descriptor)
      throw failure
    }
    return (descriptor, Self.port(of: descriptor) ?? port)
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
    }
    guard isKnown else { return nil }
    // The port stands at the same place in both families' addresses: behind the two bytes of the family.
    return withUnsafeBytes(of: address) { UInt16($0[2]) << 8 | UInt16($0[3]) }
  }

  /// The next client; `nil` when there is none, or no descriptor for it.
  static func accept(_ listener: Int32) -> (descriptor: Int32?, number: Int32) {
    let descriptor = Foundation.accept(listener, nil, nil)
    guard descriptor >= 0 else { return (nil, errno) }
    prepareDescriptor(descriptor)
    set(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
    #if canImport(Darwin)
    set(descriptor, SOL_SOCKET, SO_NOSIGPIPE, 1)
    #endif
    return (descriptor, 0)
  }

  static func receive(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
    let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
    if count > 0 { return .bytes(count) }
    return count == 0 ? .ended : outcomeOfError
  }

  static func send(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Outcome {
    let count = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, noSignal) }
    return count >= 0 ? .bytes(count) : outcomeOfError
  }

  private static var outcomeOfError: Outcome {
    [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .blocked : .failed
  }

  /// Tells the other side that nothing more comes.
  static func endSending(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Makes `close` break the connection off.
  static func discardOnClose(_ descriptor: Int32) {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  /// Never waits, and is not handed on to programs that are started.
  static func prepareDescriptor(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// How many files and sockets this process may have open.
  static var mostDescriptors: Int {
    var limit = rlimit()
    #if canImport(Glibc)
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #else
    let isKnown = getrlimit(RLIMIT_NOFILE, &limit) == 0
    #endif
    return isKnown ? Int(min(limit.rlim_cur, 1_000_000)) : 256
  }

  private static func set(_ descriptor: Int32, _ level: Int32, _ name: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout.size(ofValue: value)))
  }
}
