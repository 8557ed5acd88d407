public import Foundation
public import iLinkCore

/// How one request reaches the lookup service and its reply comes back: the only place that touches the network.
///
/// A reply of any HTTP status is a reply; what it means is decided later. The closure throws ``LookupError`` when there
/// is no reply, and `CancellationError` when the task was cancelled. A stub for tests is one line:
///
///     LookupTransport { _, _ in LookupReply(body: recorded) }
public struct LookupTransport: Sendable {
  /// Sends a request to its address and waits for the reply.
  public var send: @Sendable (LookupRequest, URL) async throws -> LookupReply

  /// Makes a transport from a closure.
  public init(_ send: @escaping @Sendable (LookupRequest, URL) async throws -> LookupReply) { self.send = send }
}
