import Foundation
import iLinkCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Exchanges: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // Answered while the table is locked, so before anything can cancel the task: on Linux an answer that arrives after
    // the cancellation ends the process. A task that was cancelled before is not answered at all.
    let refused = update(task) { exchange -> LookupError? in
      switch redirects.verdict(on: request.url, afterHops: exchange.hops) {
      case .follow(let next):
        exchange.hops += 1
        completionHandler(next)
        return nil
      case .refuse(let host):
        completionHandler(nil)
        return .redirectRefused(host: host)
      case .tooMany:
        completionHandler(nil)
        return .unreachable(host: exchange.limits.host, reason: "too many redirects")
      }
    }
    if let refused, let error = refused.value { end(refused.id, with: .failure(error)) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let checked = update(dataTask) { exchange -> Exchange.Outcome? in
      exchange.response = response as? HTTPURLResponse
      exchange.body = Data()
      let limits = exchange.limits
      guard response.expectedContentLength <= Int64(limits.maximumBytes) else {
        return .failure(LookupError.tooLarge(limit: limits.maximumBytes))
      }
      // Nobody signs in to the store here, and Linux waits for ever for credentials that it was not given.
      return exchange.response?.statusCode == 401 ? exchange.reply(now: now()).map { .success($0) } : nil
    }
    if let checked, let outcome = checked.value { end(checked.id, with: outcome) }
    completionHandler(checked != nil && checked?.value == nil ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let accepted = update(dataTask) { exchange -> LookupError? in
      exchange.accept(data) ? nil : .tooLarge(limit: exchange.limits.maximumBytes)
    }
    if let accepted, let error = accepted.value { end(accepted.id, with: .failure(error)) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let completed = update(task) { exchange -> Exchange.Outcome in
      if let error {
        let limits = exchange.limits
        return .failure(NetworkFailure.error(for: error, host: limits.host, timeLimit: limits.timeLimit))
      }
      // Linux tells nothing of a 3xx before its end, and nothing at all of one that points nowhere.
      exchange.response = exchange.response ?? task.response as? HTTPURLResponse
      guard let reply = exchange.reply(now: now()) else {
        return .failure(LookupError.unreachable(host: exchange.limits.host, reason: "not an HTTP answer"))
      }
      return .success(reply)
    }
    if let completed { end(completed.id, with: completed.value) }
  }
}
