#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why there is no prompt, with the values that decided.
public enum UpdateReason: Hashable, Sendable {
  /// Preview mode, and a preview was answered in this launch already.
  case previewShown
  /// Preview mode, and prompting at launch is off: only on request.
  case previewOnRequest
  /// Prompting is off.
  case promptingOff
  /// Prompting at launch and on return is off.
  case notAtLaunch
  /// This copy certainly did not come from the App Store.
  case notFromAppStore(Distribution)
  /// Nothing about this app is on record; why the last lookup gave nothing, if that is so.
  case storeVersionUnknown(LookupError?)
  /// One of the two versions is none.
  case notComparable(installed: VersionText, store: VersionText)
  /// The store has the installed version.
  case upToDate(VersionText)
  /// The store has an older version: a tester's build, another storefront, a lagging edge.
  case storeOlder(store: VersionText, installed: VersionText)
  /// The listing is for another platform.
  case otherPlatform(record: StorePlatform, device: StorePlatform)
  /// The update needs a newer system than this one.
  case systemTooOld(system: AppVersion, minimum: AppVersion)
  /// The update is newer, and too fresh to ask for until a date.
  case tooFresh(VersionText, until: Date)
  /// The store's version, or a higher one, was declined.
  case declined(UpdateHistory.Declined, store: VersionText)
  /// The app is not used enough.
  case usage(UsageShortfall)
  /// "Remind me later" was chosen; `until` is `nil` when it lasts for the rest of the launch.
  case reminded(at: Date?, until: Date?)
  /// Update was tapped and the store did open; `until` is `nil` when it holds for the rest of the launch.
  case updateTapped(at: Date, until: Date?)
  /// The app said no.
  case vetoed
}

extension UpdateReason {
  /// The reasons without their values: what a help page or a test walks through.
  ///
  /// The raw values are stable names, as in the JSON of `ilink explain`.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// ``UpdateReason/previewShown``
    case previewShown = "preview-shown"
    /// ``UpdateReason/previewOnRequest``
    case previewOnRequest = "preview-on-request"
    /// ``UpdateReason/promptingOff``
    case promptingOff = "prompting-off"
    /// ``UpdateReason/notAtLaunch``
    case notAtLaunch = "not-at-launch"
    /// ``UpdateReason/notFromAppStore(_:)``
    case notFromAppStore = "not-from-app-store"
    /// ``UpdateReason/storeVersionUnknown(_:)``
    case storeVersionUnknown = "store-version-unknown"
    /// ``UpdateReason/notComparable(installed:store:)``
    case notComparable = "not-comparable"
    /// ``UpdateReason/upToDate(_:)``
    case upToDate = "up-to-date"
    /// ``UpdateReason/storeOlder(store:installed:)``
    case storeOlder = "store-older"
    /// ``UpdateReason/otherPlatform(record:device:)``
    case otherPlatform = "other-platform"
    /// ``UpdateReason/systemTooOld(system:minimum:)``
    case systemTooOld = "system-too-old"
    /// ``UpdateReason/tooFresh(_:until:)``
    case tooFresh = "too-fresh"
    /// ``UpdateReason/declined(_:store:)``
    case declined
    /// ``UpdateReason/usage(_:)``
    case usage
    /// ``UpdateReason/reminded(at:until:)``
    case reminded
    /// ``UpdateReason/updateTapped(at:until:)``
    case updateTapped = "update-tapped"
    /// ``UpdateReason/vetoed``
    case vetoed

    /// The rule that stops for this reason. Every rule that can say "quiet" has one; 11 and 17 only prompt.
    public var rule: UpdateRule {
      switch self {
      case .previewShown, .previewOnRequest: .preview
      case .promptingOff: .prompting
      case .notAtLaunch: .atLaunch
      case .notFromAppStore: .distribution
      case .storeVersionUnknown: .storeVersion
      case .notComparable: .comparable
      case .upToDate, .storeOlder: .newer
      case .otherPlatform: .platform
      case .systemTooOld: .system
      case .tooFresh: .ripe
      case .declined: .declined
      case .usage: .usage
      case .reminded: .reminder
      case .updateTapped: .coolDown
      case .vetoed: .veto
      }
    }
  }

  /// The reason without its values.
  public var name: Name {
    switch self {
    case .previewShown: .previewShown
    case .previewOnRequest: .previewOnRequest
    case .promptingOff: .promptingOff
    case .notAtLaunch: .notAtLaunch
    case .notFromAppStore: .notFromAppStore
    case .storeVersionUnknown: .storeVersionUnknown
    case .notComparable: .notComparable
    case .upToDate: .upToDate
    case .storeOlder: .storeOlder
    case .otherPlatform: .otherPlatform
    case .systemTooOld: .systemTooOld
    case .tooFresh: .tooFresh
    case .declined: .declined
    case .usage: .usage
    case .reminded: .reminded
    case .updateTapped: .updateTapped
    case .vetoed: .vetoed
    }
  }
}

/// Which usage gate is not met, with what there is and what is needed.
public enum UsageShortfall: Hashable, Sendable {
  /// Too few days of this version; when there will be enough, `nil` when its first use is not known.
  case days(needed: Double, until: Date?)
  /// Too few uses, and too few events; a gate that is not set is `nil`.
  case usesAndEvents(uses: Int, needed: Int?, events: Int, neededEvents: Int?)
  /// Too few uses per week.
  case usesPerWeek(Double, needed: Double)
}
