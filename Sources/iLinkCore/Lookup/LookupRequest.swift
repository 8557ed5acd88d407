#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One request to the lookup service, as a value: what is asked, where, and how much may come back.
public struct LookupRequest: Hashable, Sendable {
  /// What the record is looked up by.
  public enum Subject: Hashable, Sendable {
    /// One app, by number or bundle identifier.
    case app(AppReference)
    /// Several apps by number; at most ``LookupListQuery/maximumPerRequest``.
    case apps([AppID])
  }

  /// What is asked.
  public let subject: Subject
  /// The storefront, always explicit: without it the service answers for the United States.
  public let storefront: Storefront
  /// The `entity` value, if any; see ``StorePlatform``.
  public let entity: String?
  /// The platform for which an answer is wanted.
  public let platform: StorePlatform
  /// The language asked for, if any.
  public let language: String?

  init(_ subject: Subject, in storefront: Storefront, for platform: StorePlatform, entity: String?, language: String?) {
    self.subject = subject
    self.storefront = storefront
    self.platform = platform
    self.entity = entity
    self.language = language
  }

  /// The requests for an app in one storefront, in the order of asking: the next one only when the one before found
  /// nothing for this platform.
  package static func steps(_ query: LookupQuery, in storefront: Storefront) -> [LookupRequest] {
    query.platform.entities.map {
      LookupRequest(.app(query.app), in: storefront, for: query.platform, entity: $0, language: query.language)
    }
  }

  /// The requests for many apps: for each batch of IDs, the steps as for one app.
  package static func batches(_ query: LookupListQuery) -> [[LookupRequest]] {
    stride(from: 0, to: query.apps.count, by: LookupListQuery.maximumPerRequest).map { start in
      let batch = Array(query.apps[start..<min(start + LookupListQuery.maximumPerRequest, query.apps.count)])
      return query.platform.entities.map {
        LookupRequest(
          .apps(batch), in: query.storefront, for: query.platform, entity: $0, language: query.language)
      }
    }
  }

  /// The same request for fewer apps: those that an earlier step left open.
  package func narrowed(to apps: [AppID]) -> LookupRequest {
    LookupRequest(.apps(apps), in: storefront, for: platform, entity: entity, language: language)
  }

  /// The address. One spelling and order everywhere: the service's cache goes by the exact query (measured).
  ///
  /// - Parameters:
  ///   - service: The service to ask.
  ///   - freshness: A value that changes now and then, so that a cached answer is not served for a day; `nil` for none.
  public func url(at service: LookupService, freshness: String? = nil) -> URL {
    let key: (String, String)
    switch subject {
    case .app(.id(let app, _)): key = ("id", app.description)
    case .app(.bundle(let bundleID)): key = ("bundleId", bundleID.text)
    case .apps(let apps): key = ("id", apps.map(\.description).joined(separator: ","))
    }
    let items = [
      key, ("country", storefront.code), entity.map { ("entity", $0) }, language.map { ("lang", $0) },
      freshness.map { ("fresh", $0) },
    ].compactMap { $0 }
    return service.lookup(items)
  }

  /// The most bytes that an answer may have: 2 MB for one app; 64 KB for each of several, at most 16 MB.
  public var maximumBytes: Int {
    switch subject {
    case .app: 2_000_000
    case .apps(let apps): min(max(apps.count, 1) * 64_000, 16_000_000)
    }
  }
}
