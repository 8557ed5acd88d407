public import Foundation
public import iLinkCore

/// A try that failed, and will be followed by another one.
public struct RetryNotice: Hashable, Sendable {
  /// How many tries there were, 1 or more.
  public var tries: Int
  /// The seconds until the next one.
  public var delay: TimeInterval
  /// The HTTP status, if there was a reply.
  public var status: Int?
  /// Why there was no reply.
  public var error: LookupError?
}

extension LookupTransport {
  /// The same transport with further tries; ``LookupReply/attempts`` says how many there were.
  ///
  /// When no further try is due, the last failure is what the caller gets, at once.
  ///
  /// - Parameters:
  ///   - policy: When to try again.
  ///   - now: The clock.
  ///   - pause: How to wait.
  ///   - jitter: A random number from 0 up to 1.
  ///   - onRetry: Told before each wait, to show progress.
  public func retrying(
    _ policy: RetryPolicy, now: @escaping @Sendable () -> Date = { Date() }, pause: Pause = .live,
    jitter: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
    onRetry: @escaping @Sendable (RetryNotice) -> Void = { _ in }
  ) -> LookupTransport {
    guard policy.retries > 0 else { return self }
    return LookupTransport { [send] request, url in
      var tries = 1
      while true {
        let outcome = try await Try(send, request, url)
        let delay =
          outcome.isWorthAnother(under: policy)
          ? policy.delay(afterTries: tries, retryAfter: outcome.reply?.retryAfter, now: now(), jitter: jitter()) : nil
        guard let delay else {
          var reply = try outcome.result.get()
          reply.attempts += tries - 1
          return reply
        }
        onRetry(RetryNotice(tries: tries, delay: delay, status: outcome.reply?.status, error: outcome.error))
        try await pause.wait(delay)
        tries += 1
      }
    }
  }
}

/// How one try went.
private struct Try {
  let result: Result<LookupReply, LookupError>

  /// - Throws: What is no outcome of a lookup: cancellation.
  init(
    _ send: @Sendable (LookupRequest, URL) async throws -> LookupReply, _ request: LookupRequest, _ url: URL
  ) async throws {
    do {
      result = .success(try await send(request, url))
    } catch let error as LookupError {
      result = .failure(error)
    }
  }

  var reply: LookupReply? { try? result.get() }

  var error: LookupError? {
    if case .failure(let error) = result { error } else { nil }
  }

  func isWorthAnother(under policy: RetryPolicy) -> Bool {
    switch result {
    case .success(let reply): policy.covers(status: reply.status)
    case .failure(.unreachable), .failure(.timedOut): true
    case .failure: false
    }
  }
}
