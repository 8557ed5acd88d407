import Foundation
import iLinkCore

/// The way of a lookup: through the storefronts in order, and in each through the requests of the platform.
struct StoreLookup: Sendable {
  let service: LookupService
  let freshness: Freshness
  let transport: LookupTransport
  let now: @Sendable () -> Date
  /// Whether an answer says where it came from; a recording came from nowhere.
  let namesSource: Bool
  let memory = StorefrontMemory()

  /// What one storefront says of an app.
  private enum Finding {
    case listing(StoreListing, LookupSource)
    case notThere(LookupError)
    case noSuchStorefront(LookupError)
  }

  func answer(to query: LookupQuery) async throws -> LookupAnswer {
    var asked: [Storefront] = []
    var notFoundIn: [Storefront] = []
    var otherPlatform: LookupError?
    var refusal: LookupError?
    for storefront in query.storefronts.inOrder(remembering: memory.recall(query) ?? query.remembered) {
      asked.append(storefront)
      switch try await find(query, in: storefront) {
      case .listing(let listing, let source):
        memory.keep(storefront, for: query, listing)
        return LookupAnswer(
          listing: listing, isOwnStorefront: query.storefronts.isOwn(storefront),
          remembered: .init(candidates: query.storefronts, storefront: storefront), notFoundIn: notFoundIn,
          source: source)
      case .notThere(let error):
        notFoundIn.append(storefront)
        if case .otherPlatform = error { otherPlatform = otherPlatform ?? error }
      case .noSuchStorefront(let error):
        refusal = error
      }
    }
    if let otherPlatform { throw otherPlatform }
    // A refusal is the answer only where no storefront gave a better one.
    if let refusal, notFoundIn.isEmpty { throw refusal }
    throw LookupError.notFound(query.app, in: asked, platform: query.platform)
  }

  private func find(_ query: LookupQuery, in storefront: Storefront) async throws -> Finding {
    var reason = LookupError.notFound(query.app, in: [storefront], platform: query.platform)
    for request in LookupRequest.steps(query, in: storefront) {
      let (reply, source) = try await send(request)
      do throws(LookupError) {
        return .listing(try reply.listing(for: request), source)
      } catch {
        if error.saysNoSuchStorefront { return .noSuchStorefront(error) }
        guard error.saysNotThere else { throw error }
        if case .notFound = reason { reason = error }
      }
    }
    return .notThere(reason)
  }

  func answer(to query: LookupListQuery) async throws -> LookupListAnswer {
    var answer = LookupListAnswer()
    var query = query
    query.apps = query.distinctApps
    for steps in LookupRequest.batches(query) {
      var open: [AppID]?
      for step in steps {
        if let open, open.isEmpty { break }
        let request = open.map { step.narrowed(to: $0) } ?? step
        let (reply, source) = try await send(request)
        let found = try reply.listings(for: request)
        answer.listings.merge(found) { first, _ in first }
        answer.sources.append(source)
        open = request.apps.filter { found[$0] == nil }
      }
    }
    answer.notFound = query.apps.filter { answer.listings[$0] == nil }
    return answer
  }

  private func send(_ request: LookupRequest) async throws -> (LookupReply, LookupSource) {
    try Task.checkCancellation()
    let url = request.url(at: service, freshness: freshness.value(at: now()))
    let reply = try await transport.send(request, url)
    let source = LookupSource(
      url: namesSource ? url : nil, fetchedAt: now(), httpStatus: namesSource ? reply.status : nil,
      cacheAge: reply.cacheAge, attempts: reply.attempts)
    return (reply, source)
  }
}

extension LookupError {
  /// Whether the service knows no such country: "Invalid value(s) for key(s): [country]", with status 400.
  fileprivate var saysNoSuchStorefront: Bool {
    if case .refused(let message, _) = self { message.contains("[country]") } else { false }
  }
}

extension LookupRequest {
  fileprivate var apps: [AppID] {
    if case .apps(let apps) = subject { apps } else { [] }
  }
}
