import Foundation
public import iLinkCore

/// A small App Store out of recorded answers: it answers as the lookup service would, without any network.
///
/// Only what was recorded is known: any other app, country or platform is "not found", as the service says it.
public struct RecordedCatalogue: Hashable, Sendable {
  /// One recorded answer.
  public struct Entry: Hashable, Sendable {
    /// The country for which it was recorded.
    public var storefront: Storefront
    /// The record's own entity, such as `software` or `desktopSoftware`; `nil` answers for any.
    public var entity: String?
    /// The app's number.
    public var id: AppID
    /// The app's bundle identifier.
    public var bundleID: BundleID?
    /// What came back.
    public var reply: LookupReply
    /// Where the recording comes from.
    public var source: String

    /// Makes an entry.
    public init(
      storefront: Storefront, entity: String?, id: AppID, bundleID: BundleID?, reply: LookupReply, source: String = ""
    ) {
      self.storefront = storefront
      self.entity = entity
      self.id = id
      self.bundleID = bundleID
      self.reply = reply
      self.source = source
    }
  }

  /// The recorded answers.
  public var entries: [Entry]

  /// Makes a catalogue.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// What the service would answer: one recording as it is, several joined, else "nothing found".
  ///
  /// Where one of several is a refusal, the whole is.
  public func reply(to request: LookupRequest) -> LookupReply {
    let matching = entries.filter { isNamed($0, in: request.subject) && answers($0, request) }
    if let single = matching.first, matching.count == 1 { return single.reply }
    if let refusal = matching.first(where: { $0.reply.status != 200 }) { return refusal.reply }
    return LookupReply(body: Self.joined(matching.map(\.reply.body)))
  }

  private func isNamed(_ entry: Entry, in subject: LookupRequest.Subject) -> Bool {
    switch subject {
    case .app(.id(let app, _)): entry.id == app
    case .app(.bundle(let bundleID)): entry.bundleID == bundleID
    case .apps(let apps): apps.contains(entry.id)
    }
  }

  /// Asked without an entity, or with `software`, the service gives the iOS record, and the Mac's where there is none
  /// (recorded by others; see `StorePlatform`).
  private func answers(_ entry: Entry, _ request: LookupRequest) -> Bool {
    guard entry.storefront == request.storefront else { return false }
    guard let own = entry.entity, own != request.entity else { return true }
    guard request.entity == nil || request.entity == "software" else { return false }
    switch own {
    case "software": return true
    case "desktopSoftware":
      return !entries.contains {
        $0.id == entry.id && $0.storefront == entry.storefront && $0.entity == "software"
      }
    default: return false
    }
  }

  private static func joined(_ bodies: [Data]) -> Data {
    let results = bodies.flatMap { body -> [Any] in
      let object = try? JSONSerialization.jsonObject(with: body)
      return (object as? [String: Any])?["results"] as? [Any] ?? []
    }
    let whole: [String: Any] = ["resultCount": results.count, "results": results]
    return (try? JSONSerialization.data(withJSONObject: whole)) ?? Data()
  }
}
