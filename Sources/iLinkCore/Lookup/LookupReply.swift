#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What came back for one request: status, body, and the two headers that matter.
public struct LookupReply: Hashable, Sendable {
  /// The HTTP status.
  public var status: Int
  /// The body, already decompressed.
  public var body: Data
  /// `Retry-After` in seconds, if the service sent one.
  public var retryAfter: TimeInterval?
  /// `Age`: for how many seconds a cache had kept the answer, if it said so.
  public var cacheAge: TimeInterval?
  /// How many tries it took, 1 or more.
  public var attempts: Int

  /// Makes a reply.
  public init(
    status: Int = 200, body: Data, retryAfter: TimeInterval? = nil, cacheAge: TimeInterval? = nil, attempts: Int = 1
  ) {
    self.status = status
    self.body = body
    self.retryAfter = retryAfter
    self.cacheAge = cacheAge
    self.attempts = attempts
  }
}

extension LookupReply {
  /// The listing that answers a request for one app.
  ///
  /// - Throws: ``LookupError``; `notFound` names the request's one storefront.
  public func listing(for request: LookupRequest) throws(LookupError) -> StoreListing {
    guard case .app(let app) = request.subject else { throw .incompleteRecord(field: "app") }
    return try Self.choose(app, among: try appRows(), request: request)
  }

  /// The listings that answer a request for several apps, by number; those that are not sold there are missing, and so
  /// are records of another platform or without a usable version. The order of the answer means nothing.
  ///
  /// - Throws: ``LookupError`` when there is no answer at all.
  public func listings(for request: LookupRequest) throws(LookupError) -> [AppID: StoreListing] {
    guard case .apps(let apps) = request.subject else { return [:] }
    let wanted = Set(apps)
    var found: [AppID: StoreListing] = [:]
    for row in try appRows() {
      guard let listing = try? row.listing(for: request), wanted.contains(listing.id), listing.isAnswer(to: request)
      else { continue }
      found[listing.id] = found[listing.id] ?? listing
    }
    return found
  }

  /// The rows that are apps: an artist's row comes first where a developer's number was asked, and movies and books
  /// have been seen.
  private func appRows() throws(LookupError) -> [LookupPayload.Row] {
    try checkStatus()
    guard let payload = try? JSONDecoder().decode(LookupPayload.self, from: body) else {
      throw .notAnAnswer(BodyStart.text(of: body))
    }
    if let message = payload.errorMessage { throw .refused(message: message, status: status) }
    guard let results = payload.results else { throw .notAnAnswer(BodyStart.text(of: body)) }
    return results.filter { row in
      (row.id != nil || row.bundleID != nil) && (row.wrapperType ?? "software") == "software"
        && ["software", "mac-software"].contains(row.kind ?? "software")
    }
  }

  private func checkStatus() throws(LookupError) {
    switch status {
    case 200:
      return
    case 403, 429:
      throw .throttled(status: status, retryAfter: retryAfter)
    default:
      if let payload = try? JSONDecoder().decode(LookupPayload.self, from: body), let message = payload.errorMessage {
        throw .refused(message: message, status: status)
      }
      throw .http(status: status)
    }
  }

  /// Chooses by bundle identifier (or number) and platform, never by position.
  private static func choose(
    _ app: AppReference, among rows: [LookupPayload.Row], request: LookupRequest
  ) throws(LookupError) -> StoreListing {
    let matching = rows.filter { row in
      switch app {
      case .id(let id, _): row.id == id || row.id == nil
      case .bundle(let bundleID): row.bundleID == bundleID || row.bundleID == nil
      }
    }
    var other: StoreListing?
    var incomplete: LookupError?
    for row in matching {
      do throws(LookupError) {
        let listing = try row.listing(for: request)
        if let expected = app.bundleID, listing.bundleID != expected {
          throw .bundleMismatch(asked: expected, found: listing)
        }
        if listing.isAnswer(to: request) { return listing }
        other = other ?? listing
      } catch {
        incomplete = incomplete ?? error
      }
    }
    if let other { throw .otherPlatform(other, asked: request.platform) }
    throw incomplete ?? .notFound(app, in: [request.storefront], platform: request.platform)
  }
}

extension LookupPayload.Row {
  /// The listing that a row stands for.
  fileprivate func listing(for request: LookupRequest) throws(LookupError) -> StoreListing {
    guard let id else { throw .incompleteRecord(field: "trackId") }
    guard let bundleID else { throw .incompleteRecord(field: "bundleId") }
    guard let version, !version.isEmpty else { throw .incompleteRecord(field: "version") }
    var listing = StoreListing(
      id: id, bundleID: bundleID, versionText: version, platform: platform(for: request),
      storefront: request.storefront, runsOnMac: supportedDevices?.contains { $0.hasPrefix("MacDesktop") } ?? false)
    listing.name = name
    listing.developerID = developerID
    listing.developerName = developerName
    listing.minimumSystem = minimumSystem.flatMap { AppVersion($0) }
    listing.releasedAt = releasedAt
    listing.firstReleasedAt = firstReleasedAt
    listing.releaseNotes = releaseNotes
    listing.genreID = genreID
    listing.genreName = genreName
    listing.formattedPrice = formattedPrice
    listing.fileSize = fileSize
    return listing
  }

  /// `kind` tells the Mac's records from the others; the others all say `software`, so an Apple TV record is one that
  /// was asked for as such.
  private func platform(for request: LookupRequest) -> StorePlatform {
    if kind == "mac-software" { return .macOS }
    return request.entity == "tvSoftware" ? .tvOS : .iOS
  }
}

extension StoreListing {
  fileprivate func isAnswer(to request: LookupRequest) -> Bool { serves(request.platform) }
}

/// The first characters of a body, harmless and short, for an error message.
private enum BodyStart {
  static func text(of body: Data) -> String {
    let start = String(decoding: body.prefix(200), as: UTF8.self).unicodeScalars
      .map { $0.properties.isWhitespace || $0.properties.generalCategory == .control ? " " : String($0) }
      .joined().split(separator: " ").joined(separator: " ")
    return start.isEmpty ? "nothing" : String(start.prefix(40))
  }
}
