import Foundation
import iLinkClient
package import iLinkCore

/// The store as a test wants it: it has a version, or an error, and answers at once or when it is let.
package final class ScriptedStore: @unchecked Sendable {  // Everything is only touched under the lock.
  private let lock = NSLock()
  private var answer: Result<String, LookupError>
  private var change: @Sendable (inout StoreListing) -> Void = { _ in }
  private var asked: [LookupQuery] = []
  private var isHeld = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A store that has a version.
  package init(_ version: String) { answer = .success(version) }

  /// What was looked up so far.
  package var queries: [LookupQuery] { lock.withLock { asked } }

  /// Forgets what was looked up.
  package func forgetQueries() { lock.withLock { asked = [] } }

  /// From now on it has this version, in the user's own storefront.
  package func has(_ version: String, _ change: @escaping @Sendable (inout StoreListing) -> Void = { _ in }) {
    lock.withLock {
      answer = .success(version)
      self.change = change
    }
  }

  /// From now on lookups fail.
  package func fails(with error: LookupError = .unreachable(host: "itunes.apple.com", reason: "offline")) {
    lock.withLock { answer = .failure(error) }
  }

  /// From now on lookups wait.
  package func hold() { lock.withLock { isHeld = true } }

  /// Lets those go that wait.
  package func release() {
    let released = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
      defer { waiting = [] }
      isHeld = false
      return waiting
    }
    for continuation in released { continuation.resume() }
  }

  /// How many wait.
  package var heldCount: Int { lock.withLock { waiting.count } }

  func client(_ clock: ScriptedClock) -> LookupClient { LookupClient { try await self.answer(to: $0, clock) } }

  private func answer(to query: LookupQuery, _ clock: ScriptedClock) async throws -> LookupAnswer {
    lock.withLock { asked.append(query) }
    await withCheckedContinuation { continuation in
      let isFree = lock.withLock {
        if isHeld { waiting.append(continuation) }
        return !isHeld
      }
      if isFree { continuation.resume() }
    }
    let (answer, change) = lock.withLock { (self.answer, self.change) }
    let storefront = query.storefronts.own ?? .us
    var listing = Self.listing(try answer.get(), platform: query.platform, storefront: storefront)
    change(&listing)
    return LookupAnswer(
      listing: listing, isOwnStorefront: query.storefronts.isOwn(listing.storefront),
      remembered: .init(candidates: query.storefronts, storefront: listing.storefront),
      source: LookupSource(url: nil, fetchedAt: clock.now))
  }

  private static func listing(_ version: String, platform: StorePlatform, storefront: Storefront) -> StoreListing {
    guard let id = AppID(UInt(123_456_789)), let bundleID = BundleID("com.example.app") else {
      preconditionFailure("the example's own identifiers are right")
    }
    var listing = StoreListing(
      id: id, bundleID: bundleID, versionText: version, platform: platform, storefront: storefront)
    listing.developerID = DeveloperID(UInt(5))
    listing.releasedAt = Date(timeIntervalSince1970: 1_790_000_000)
    listing.releaseNotes = "Fixes."
    return listing
  }
}
