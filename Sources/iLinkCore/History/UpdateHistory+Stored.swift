#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension UpdateHistory {
  /// Reads what lies in a store: iLink 1.x's keys and ours. A value of another type counts as absent, and so does one
  /// that makes no sense; nothing that is found there can do harm.
  public init(_ stored: StoredHistory) {
    self.init()
    lastVersionUsed = stored.version(.lastVersionUsed)
    firstUsed = stored[.firstUsed]?.asDate
    usesCount = stored.count(.useCount)
    eventCount = stored.count(.eventCount)

    remindedAt = stored[.lastReminded]?.asDate
    remindedInLaunch = remindedAt.flatMap { _ in stored.launch(.remindedInLaunch) }
    declined = stored.version(.declinedVersion)?.version.map { version in
      stored[.declinedCoversOlder]?.asFlag == true ? .upTo(version) : .only(version)
    }
    if let at = stored[.updateTappedAt]?.asDate, let installed = stored.version(.updateTappedVersion) {
      updateTapped = UpdateTapped(at: at, installed: installed, launch: stored.launch(.updateTappedInLaunch))
    }
    notified = stored.version(.notifiedVersion).flatMap { $0.version == nil ? nil : $0 }
    isNoticeScheduled = stored[.isNotificationScheduled]?.asFlag ?? false

    appID = stored[.appID]?.asInteger.flatMap { AppID($0) }
    developerID = stored[.developerID]?.asInteger.flatMap { DeveloperID($0) }
    storefront = stored.decoded(.storefront)
    evidence = UpdateEvidence(
      (stored.decoded(.listings) ?? [Lenient<SeenListing>]()).compactMap(\.value),
      answeredAt: stored[.answeredAt]?.asDate)
    lookedUpAt = stored[.lookedUpAt]?.asDate
  }

  /// Writes everything that is remembered; what is not is removed, and keys of others stay as they are.
  public func write(into stored: inout StoredHistory) {
    stored[.lastVersionUsed] = lastVersionUsed.map { .text($0.text) }
    stored[.firstUsed] = firstUsed.map { .date($0) }
    stored[.useCount] = usesCount == 0 ? nil : .integer(Int64(usesCount))
    stored[.eventCount] = eventCount == 0 ? nil : .integer(Int64(eventCount))

    stored[.lastReminded] = remindedAt.map { .date($0) }
    stored[.remindedInLaunch] = remindedInLaunch.map { .text($0.text) }
    stored[.declinedVersion] = declined.map { .text($0.version.description) }
    if case .upTo = declined { stored[.declinedCoversOlder] = .flag(true) } else { stored[.declinedCoversOlder] = nil }
    stored[.updateTappedAt] = updateTapped.map { .date($0.at) }
    stored[.updateTappedVersion] = updateTapped.map { .text($0.installed.text) }
    stored[.updateTappedInLaunch] = updateTapped?.launch.map { .text($0.text) }
    stored[.notifiedVersion] = notified.map { .text($0.text) }
    stored[.isNotificationScheduled] = isNoticeScheduled ? .flag(true) : nil

    stored[.appID] = appID.map { .integer(Int64($0.number)) }
    stored[.developerID] = developerID.map { .integer(Int64($0.number)) }
    stored[.storefront] = storefront.flatMap { StoredValue(encoding: $0) }
    stored[.listings] = evidence.listings.isEmpty ? nil : StoredValue(encoding: evidence.listings)
    stored[.answeredAt] = evidence.answeredAt.map { .date($0) }
    stored[.lookedUpAt] = lookedUpAt.map { .date($0) }
  }
}

extension StoredHistory {
  fileprivate func version(_ key: HistoryKey) -> VersionText? {
    self[key]?.asText.flatMap { $0.isEmpty ? nil : VersionText($0) }
  }

  fileprivate func count(_ key: HistoryKey) -> Int {
    max(0, self[key]?.asInteger.map { Int(clamping: $0) } ?? 0)
  }

  fileprivate func launch(_ key: HistoryKey) -> LaunchID? {
    self[key]?.asText.map { LaunchID($0) }
  }

  fileprivate func decoded<Value: Decodable>(_ key: HistoryKey) -> Value? {
    guard let data = self[key]?.asData ?? self[key]?.asText.map({ Data($0.utf8) }) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }
}

extension StoredValue {
  /// A value as JSON text, which people can read in an exported state.
  fileprivate init?(encoding value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return nil }
    self = .text(String(decoding: data, as: UTF8.self))
  }
}

/// An element that costs only itself when it cannot be read.
private struct Lenient<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
