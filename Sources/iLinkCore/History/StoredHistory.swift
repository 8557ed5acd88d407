/// All that iLink remembers on a device, by key, as it lies in the store.
///
/// Keys that a newer version wrote are carried along untouched where the store is a file.
public struct StoredHistory: Hashable, Sendable {
  /// The values by the text of their key.
  public var values: [String: StoredValue]

  /// Makes a history; empty by default.
  public init(_ values: [String: StoredValue] = [:]) { self.values = values }

  /// The value of a key.
  public subscript(_ key: HistoryKey) -> StoredValue? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }
}

/// The keys, all with the prefix `iLink`. The first nine are iLink 1.x's own and are read and kept, so that an app which
/// upgrades loses nothing.
public enum HistoryKey: String, CaseIterable, Sendable {
  /// The app's number (1.x).
  case appID = "iLinkAppStoreID"
  /// The developer's number (1.x).
  case developerID = "iLinkArtistID"
  /// The declined version (1.x stored the installed one).
  case declinedVersion = "iLinkDeclinedVersion"
  /// When "remind me later" was chosen (1.x).
  case lastReminded = "iLinkLastReminded"
  /// The version of the last launch (1.x).
  case lastVersionUsed = "iLinkLastVersionUsed"
  /// The first use of this version (1.x).
  case firstUsed = "iLinkFirstUsed"
  /// How often this version was used (1.x).
  case useCount = "iLinkUseCount"
  /// How many events this version logged (1.x).
  case eventCount = "iLinkEventCount"
  /// Whether a notice of an update was scheduled (1.x: one flag for all versions; ``notifiedVersion`` says for which).
  case isNotificationScheduled = "iLinkIsUpdateNotificationScheduled"
  /// In which launch "remind me later" was chosen.
  case remindedInLaunch = "iLinkRemindedInLaunch"
  /// Whether the declined version is the store's, and silences lower ones too; missing where 1.x wrote it.
  case declinedCoversOlder = "iLinkDeclinedCoversOlder"
  /// When Update was tapped and the store did open.
  case updateTappedAt = "iLinkUpdateTappedAt"
  /// The version that was installed then.
  case updateTappedVersion = "iLinkUpdateTappedVersion"
  /// The launch in which that happened.
  case updateTappedInLaunch = "iLinkUpdateTappedInLaunch"
  /// The highest version that a notice was given for.
  case notifiedVersion = "iLinkNotifiedVersion"
  /// Which storefront answered for which candidates.
  case storefront = "iLinkStorefrontThatAnswered"
  /// The listings on record.
  case listings = "iLinkListings"
  /// When a storefront last gave a valid listing.
  case answeredAt = "iLinkStoreAnsweredAt"
  /// When a lookup was last begun.
  case lookedUpAt = "iLinkLookedUpAt"
}
