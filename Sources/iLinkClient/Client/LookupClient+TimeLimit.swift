public import Foundation
public import iLinkCore

extension LookupClient {
  /// The same client with a limit on each lookup as a whole: all storefronts, tries and waits of it.
  ///
  /// When the time is over, the lookup is cancelled and ends in ``LookupError/timedOut(host:after:)``.
  ///
  /// - Parameters:
  ///   - seconds: The limit.
  ///   - service: The service asked, for the error's text.
  ///   - pause: How to wait.
  public func limited(
    to seconds: TimeInterval, asking service: LookupService = .apple, pause: Pause = .live
  ) -> LookupClient {
    let limit = TimeLimit(seconds: seconds, host: service.host, pause: pause)
    return LookupClient { [lookUp] query in
      try await limit.impose { try await lookUp(query) }
    } lookUpAll: { [lookUpAll] query in
      try await limit.impose { try await lookUpAll(query) }
    }
  }
}

/// Work against a clock: whichever ends first decides.
private struct TimeLimit: Sendable {
  let seconds: TimeInterval
  let host: String
  let pause: Pause

  func impose<Value: Sendable>(on work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await pause.wait(seconds)
        throw LookupError.timedOut(host: host, after: seconds)
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
