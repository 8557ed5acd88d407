import Dispatch
import Foundation
import iLinkCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request under way: what it may cost, what has come so far, and who waits for it.
struct Exchange {
  /// What one request is given.
  struct Limits {
    /// The host, for messages.
    let host: String
    let maximumBytes: Int
    let timeLimit: TimeInterval
  }

  typealias Outcome = Result<LookupReply, any Error>

  let limits: Limits
  let timer: DispatchWorkItem
  let waiter: CheckedContinuation<Outcome, Never>
  var task: URLSessionTask?
  var response: HTTPURLResponse?
  var body = Data()
  var hops = 0

  /// Takes the next piece of the body; `false` when that is more than allowed.
  mutating func accept(_ piece: Data) -> Bool {
    guard piece.count <= limits.maximumBytes - body.count else {
      body = Data()
      return false
    }
    body.append(piece)
    return true
  }

  /// What has come, as a reply.
  func reply(now: Date) -> LookupReply? {
    guard let response else { return nil }
    return LookupReply(
      status: response.statusCode, body: body,
      retryAfter: ReplyHeaders.retryAfter(response.value(forHTTPHeaderField: "Retry-After"), now: now),
      cacheAge: ReplyHeaders.age(response.value(forHTTPHeaderField: "Age")))
  }
}
