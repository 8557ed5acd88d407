import Foundation

/// A port on 127.0.0.1 where nobody listens, and which nobody else gets meanwhile.
public final class RefusingPort: Sendable {
  /// The port.
  public let port: UInt16
  private let socket: Int32

  /// Takes a port.
  public init() throws { (socket, port) = try Sockets.bound() }

  /// `http://127.0.0.1:<port>`.
  public var base: String { "http://127.0.0.1:\(port)" }

  /// Gives the port back.
  public func release() { close(socket) }
}
