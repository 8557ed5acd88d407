package import Foundation

/// What a client may cost.
package struct ServerLimits: Hashable, Sendable {
  /// The bytes of a request's first line and headers.
  package var head = 16_384
  /// The bytes of a request's content.
  package var body = 65_536
  /// Connections at a time. One more, and the one that has been idle or stuck for longest is closed.
  package var connections = 1500
  /// The bytes that all connections together may have waiting. More, and those that have been stuck for longest are
  /// closed.
  package var waitingBytes = 12_000_000
  /// The seconds from a request's first byte to its last.
  package var requestTime: TimeInterval = 10
  /// The seconds between two requests of a connection.
  package var idleTime: TimeInterval = 60
  /// The seconds in which a client must take some of an answer.
  package var stallTime: TimeInterval = 20
  /// The seconds in which a client may notice that its connection ends.
  package var lingerTime: TimeInterval = 2

  /// The usual limits.
  package init() {}
}
