public import Foundation
public import iLinkCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension LookupTransport {
  /// Asks over the network, through a session of its own that lives as long as the transport.
  ///
  /// Nothing is cached or remembered between two requests: no answers, no cookies, no credentials. A reply is cut off
  /// at ``LookupRequest/maximumBytes`` while it arrives, and redirects are followed only where
  /// ``LookupService/allowsRedirect(to:)`` says so, without the headers of the first request.
  ///
  /// - Parameters:
  ///   - service: The service whose redirects are followed.
  ///   - timeLimit: Seconds for a request in all, redirects and body included.
  ///   - userAgent: What the request says about itself.
  ///   - connections: How many connections to the service there may be at once; they are opened as they are needed.
  ///   - now: The clock, for a `Retry-After` that is a date.
  public static func urlSession(
    for service: LookupService = .apple, timeLimit: TimeInterval = 30,
    userAgent: String = iLinkClientInfo.userAgent, connections: Int = 6,
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> LookupTransport {
    let made = Locked<LookupSession?>(nil)
    return LookupTransport { request, url in
      // Made when it is first needed: many a process has a client and never looks anything up.
      let session = made.withLock { made in
        let session =
          made
          ?? LookupSession(
            service: service, timeLimit: timeLimit, userAgent: userAgent, connections: connections, now: now)
        made = session
        return session
      }
      return try await session.send(request, to: url)
    }
  }
}

/// The session, from the first request to the transport's end.
private final class LookupSession: Sendable {
  private let session: URLSession
  private let exchanges: Exchanges
  private let timeLimit: TimeInterval
  private let userAgent: String

  init(
    service: LookupService, timeLimit: TimeInterval, userAgent: String, connections: Int,
    now: @escaping @Sendable () -> Date
  ) {
    // A day at most: the session turns seconds into an integer of milliseconds on Linux.
    self.timeLimit = timeLimit.isNaN ? 30 : min(max(timeLimit, 0), 86_400)
    self.userAgent = userAgent
    exchanges = Exchanges(redirects: RedirectRule(service: service, userAgent: userAgent), now: now)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.httpMaximumConnectionsPerHost = max(connections, 1)
    // Ours counts; this one only stands behind it.
    configuration.timeoutIntervalForRequest = self.timeLimit + 5
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: DelegateQueue.make())
  }

  deinit { session.finishTasksAndInvalidate() }  // the session keeps its delegate until it is told to let go

  func send(_ request: LookupRequest, to url: URL) async throws -> LookupReply {
    var urlRequest = URLRequest(url: url)
    urlRequest.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    let limits = Exchange.Limits(
      host: url.host ?? url.absoluteString, maximumBytes: request.maximumBytes, timeLimit: timeLimit)
    return try await exchanges.perform(urlRequest, in: session, limits: limits)
  }
}
