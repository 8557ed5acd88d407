#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What iLink remembers about one app on one device: when things happened, never when they are due.
///
/// A moment in the future means that the clock was set back; whoever reads one treats it as absent. "Shown" is not in
/// here: a prompt that nobody answered changes nothing.
public struct UpdateHistory: Hashable, Sendable {
  // MARK: Use

  /// The version of the last launch; `nil` before the first launch ever.
  public var lastVersionUsed: VersionText?
  /// The first use of this version.
  public var firstUsed: Date?
  /// How often this version was used: launches and returns. Never negative.
  public var usesCount = 0
  /// How many events this version logged. Never negative.
  public var eventCount = 0

  // MARK: Answers

  /// When "remind me later" was chosen.
  public var remindedAt: Date?
  /// In which launch that was, for a reminder period of 0.
  public var remindedInLaunch: LaunchID?
  /// The declined version.
  public var declined: Declined?
  /// The last time that Update was tapped and the store did open.
  public var updateTapped: UpdateTapped?
  /// The highest version that a notice was given for. Lower ones get none: the store's versions flap.
  public var notified: VersionText?
  /// Whether some notice was given for an update of this version: iLink 1.x's flag, kept with its meaning.
  public var isNoticeScheduled = false

  // MARK: The store

  /// The app's number, from a valid answer.
  public var appID: AppID?
  /// The developer's number, from a valid answer.
  public var developerID: DeveloperID?
  /// Which storefront answered for which candidates.
  public var storefront: StorefrontCandidates.Remembered?
  /// The listings on record.
  public var evidence = UpdateEvidence.none
  /// When a lookup was last begun, so that automatic ones keep their distance across launches too.
  public var lookedUpAt: Date?

  /// Nothing remembered.
  public init() {}

  /// Clears all but the app's and the developer's number.
  public mutating func reset() {
    var empty = UpdateHistory()
    empty.appID = appID
    empty.developerID = developerID
    self = empty
  }
}

extension UpdateHistory {
  /// A declined version, and how far the "no" reaches.
  public enum Declined: Hashable, Sendable {
    /// The store's version was declined: it and all below it stay quiet.
    case upTo(AppVersion)
    /// iLink 1.x wrote it, which stored the *installed* version: only that one stays quiet.
    case only(AppVersion)

    /// The version.
    public var version: AppVersion {
      switch self {
      case .upTo(let version), .only(let version): version
      }
    }

    /// Whether the "no" holds for a version of the store.
    public func silences(_ version: AppVersion) -> Bool {
      switch self {
      case .upTo(let declined): version <= declined
      case .only(let declined): version == declined
      }
    }
  }

  /// A tap on Update after which the store did open: no use asking again at once, the update may be on its way.
  public struct UpdateTapped: Hashable, Sendable {
    /// When.
    public var at: Date
    /// The version that was installed then.
    public var installed: VersionText
    /// The launch in which it happened; `nil` when that was not kept.
    public var launch: LaunchID?

    /// Remembers a tap.
    public init(at: Date, installed: VersionText, launch: LaunchID?) {
      self.at = at
      self.installed = installed
      self.launch = launch
    }
  }

  /// Declines a version and all below it; an earlier, higher "no" stays.
  public mutating func decline(_ version: AppVersion) {
    if case .upTo(let earlier) = declined, earlier >= version { return }
    declined = .upTo(version)
  }

  /// Starts the counts anew for another version of the app, and forgets what was for the version before.
  mutating func startVersion(_ version: VersionText) {
    lastVersionUsed = version
    firstUsed = nil
    usesCount = 0
    eventCount = 0
    remindedAt = nil
    remindedInLaunch = nil
    updateTapped = nil
    isNoticeScheduled = false
  }

  /// Counts a launch or a return.
  mutating func countUse(at moment: Date) {
    if firstUsed?.ifPast(moment) == nil { firstUsed = moment }
    if usesCount < .max { usesCount += 1 }
  }

  /// Uses per week of this version, as iLink 1.x reckoned: the uses divided by the weeks since the first one. The
  /// first day counts as a whole one, so that a single use a minute ago does not make a frequent user.
  public func usesPerWeek(at moment: Date) -> Double {
    guard let age = firstUsed?.age(moment) else { return 0 }
    return Double(usesCount) / (max(age, Period.day) / Period.week)
  }
}
