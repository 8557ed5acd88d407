import Foundation
import iLinkClient
import iLinkCore

/// Asks one storefront once. Tries again are the poller's business, because they concern all storefronts.
struct StorefrontAsker: Sendable {
  /// What came of it.
  struct Finding: Sendable {
    var answer: RolloutPoller.Answer
    /// The record, when there is one.
    var listing: StoreListing?
    /// Why there is no valid answer.
    var error: LookupError?
    /// What `-v` adds.
    var log = ""
  }

  let service: LookupService
  let platform: StorePlatform
  let freshness: Freshness
  let transport: LookupTransport
  let now: @Sendable () -> Date

  /// Asks for an app; `nil` when the task was cancelled.
  func ask(for app: AppReference, in storefront: Storefront) async -> Finding? {
    let requests = RequestLog()
    let transport = requests.recording(transport, now: now)
    let query = LookupQuery(app, platform: platform, storefronts: StorefrontCandidates(only: storefront))
    var reading = StorefrontReading.absent
    for request in LookupRequest.steps(query, in: storefront) {
      do {
        let reply = try await transport.send(request, request.url(at: service, freshness: freshness.value(at: now())))
        let listing = try reply.listing(for: request)
        return finding(.reading(StorefrontReading(listing)), listing: listing, requests)
      } catch LookupError.otherPlatform(let listing, _) {
        reading.otherPlatform = listing.platform
      } catch let error as LookupError {
        guard let reason = UnknownReason(error) else { continue }
        return finding(.failure(reason), error: error, requests)
      } catch {
        // Whatever else it is, it is no answer.
        return Task.isCancelled || error is CancellationError ? nil : finding(.failure(.network), requests)
      }
    }
    return finding(.reading(reading), requests)
  }

  private func finding(
    _ result: RolloutPoller.Answer.Result, listing: StoreListing? = nil, error: LookupError? = nil,
    _ requests: RequestLog
  ) -> Finding {
    var answer = RolloutPoller.Answer(result: result, requests: max(requests.entries.count, 1))
    if case .throttled(let status, let retryAfter) = error {
      answer.httpStatus = status
      answer.retryAfter = retryAfter
    }
    return Finding(answer: answer, listing: listing, error: error, log: requests.lines)
  }
}
