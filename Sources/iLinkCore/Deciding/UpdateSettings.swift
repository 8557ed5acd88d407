#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Everything that an app can set about deciding, looking up and linking, under the names of iLink 1.x where it had one.
///
/// A plain value: nothing is decided or remembered here. Spans are in seconds (the class `iLink` says days, as 1.x did);
/// zero, negative and not-a-number mean "none". Numbers of uses and events below 1 mean "not set".
public struct UpdateSettings: Hashable, Sendable {
  // MARK: Whether to ask

  /// Whether iLink looks for updates and asks by itself. Off holds for forced updates too: the app has taken over.
  public var globalPromptForUpdate = true
  /// Whether iLink asks at launch and on return. Off holds for forced updates too; an event that is logged still asks.
  public var promptAtLaunch = true
  /// Whether copies that certainly did not come from the App Store (TestFlight) are asked as well.
  public var promptOutsideAppStore = false
  /// Whether the prompt is shown at each launch to proof-read it. Off for release.
  public var previewMode = false
  /// Whether a background check that finds an update gives a local notification.
  public var localNotificationWhenUpdate = false

  // MARK: How to ask

  /// Whether the app cannot be used without updating: one button, on screen whenever the app is active.
  public var aggressiveUpdatePrompt = false
  /// Installed versions below this one must update. Has no effect while the store has nothing as high: that only warns.
  public var minimumSupportedVersion: AppVersion?
  /// How many seconds a release rests before anybody is asked; the store's data runs ahead of its binaries. Default
  /// one day; 0 asks at once, and then the store may offer nothing but "Open" for some hours.
  public var releaseDelay: TimeInterval = Period.day
  /// How many seconds "remind me later" lasts; default one day; 0 = not again in this launch.
  public var remindPeriod: TimeInterval = Period.day

  // MARK: Whom to ask

  /// Ask only after so many uses of this version. With ``eventsUntilPrompt`` set too, one of both suffices.
  public var usesUntilPrompt = 0
  /// Ask only after so many logged events of this version.
  public var eventsUntilPrompt = 0
  /// Ask only after so many days of this version (days, as in 1.x).
  public var daysUntilPrompt: Double = 0
  /// Ask only those who use the app so many times a week.
  public var usesPerWeekForPrompt: Double = 0

  // MARK: Who is asked about

  /// The app's number, when the app's code knows it; else it is looked up.
  public var appStoreID: AppID?
  /// The developer's number, when the app's code knows it; else it is looked up.
  public var artistID: DeveloperID?
  /// The storefront to ask, for an app that is sold in some countries only; it becomes the user's own one.
  public var appStoreCountry: Storefront?
  /// The storefronts to try after the user's own one, before `us`. What they answer may prompt and never forces.
  public var storefrontFallbacks: [Storefront] = []
  /// Another installed version than the bundle's.
  public var applicationVersion: VersionText?
  /// Another bundle identifier than the bundle's, to test.
  public var applicationBundleID: BundleID?

  // MARK: Links

  /// A raw query (`at=…&ct=…`) for every link that is built; parsed and encoded properly.
  public var linkParams = ""
  /// The app's own review page, instead of the store's.
  public var ratingsURL: URL?
  /// The app's own page to open on this device, instead of the store's.
  public var appLocalURL: URL?
  /// The app's own page to send to others, instead of the store's.
  public var appShareURL: URL?
  /// The developer's own page, instead of the store's.
  public var artistURL: URL?

  /// The defaults: asks by itself, politely, one day after a release, and reminds after a day.
  public init() {}
}
