public import Foundation
public import iLinkCore

/// The settings under iLink 1.x's names and in its units: days, and 0 for "not set".
extension iLink {
  /// Look for updates and prompt by itself, with reminders. Default true. Off holds for forced prompts too.
  public var globalPromptForUpdate: Bool {
    get { settings.globalPromptForUpdate }
    set { settings.globalPromptForUpdate = newValue }
  }

  /// Prompt with the update button only: no use of the app without updating. Default false.
  public var aggressiveUpdatePrompt: Bool {
    get { settings.aggressiveUpdatePrompt }
    set { settings.aggressiveUpdatePrompt = newValue }
  }

  /// Prompt by itself at launch and on return. Default true. Off holds for forced prompts too.
  public var promptAtLaunch: Bool {
    get { settings.promptAtLaunch }
    set { settings.promptAtLaunch = newValue }
  }

  /// Always prompt at launch, to proof-read; needs no lookup and stores nothing. Off for release.
  public var previewMode: Bool {
    get { settings.previewMode }
    set { settings.previewMode = newValue }
  }

  /// A local notification when a background check finds an update. Default false.
  public var localNotificationWhenUpdate: Bool {
    get { settings.localNotificationWhenUpdate }
    set { settings.localNotificationWhenUpdate = newValue }
  }

  /// Ask copies from TestFlight too. Default false.
  public var promptOutsideAppStore: Bool {
    get { settings.promptOutsideAppStore }
    set { settings.promptOutsideAppStore = newValue }
  }

  /// Days to wait after "remind me later". Default 1; 0 = next launch. Also when a newer version appears meanwhile.
  public var remindPeriod: Float {
    get { Float(settings.remindPeriod / Self.day) }
    set { settings.remindPeriod = Double(newValue) * Self.day }
  }

  /// Days that a release rests before anybody is asked. Default 1; 0 asks at once.
  public var releaseDelay: Float {
    get { Float(settings.releaseDelay / Self.day) }
    set { settings.releaseDelay = Double(newValue) * Self.day }
  }

  /// Installed versions below this one must update, as soon as the store has one as high. `nil` for none.
  public var minimumSupportedVersion: AppVersion? {
    get { settings.minimumSupportedVersion }
    set { settings.minimumSupportedVersion = newValue }
  }

  /// Prompt only after so many uses of this version. 0 = not set.
  public var usesUntilPrompt: UInt {
    get { UInt(clamping: settings.usesUntilPrompt) }
    set { settings.usesUntilPrompt = Int(clamping: newValue) }
  }

  /// Prompt only after so many logged events of this version. 0 = not set.
  public var eventsUntilPrompt: UInt {
    get { UInt(clamping: settings.eventsUntilPrompt) }
    set { settings.eventsUntilPrompt = Int(clamping: newValue) }
  }

  /// Prompt only after so many days of this version. 0 = not set.
  public var daysUntilPrompt: Float {
    get { Float(settings.daysUntilPrompt) }
    set { settings.daysUntilPrompt = Double(newValue) }
  }

  /// Prompt only those who use the app so many times a week. 0 = not set.
  public var usesPerWeekForPrompt: Float {
    get { Float(settings.usesPerWeekForPrompt) }
    set { settings.usesPerWeekForPrompt = Double(newValue) }
  }

  /// The storefronts to try after the user's own one. What they answer may prompt and never forces.
  public var storefrontFallbacks: [Storefront] {
    get { settings.storefrontFallbacks }
    set { settings.storefrontFallbacks = newValue }
  }

  /// A raw query put into every link (`at=…&ct=…`), encoded properly. Default "": nothing is added.
  public var linkParams: String! {
    get { settings.linkParams }
    set { settings.linkParams = newValue ?? "" }
  }

  /// The app's own review page; `nil` for the store's. https or an app's scheme.
  public var ratingsURL: URL! {
    get { settings.ratingsURL ?? links.ratingURL(for: .local) }
    set { settings.ratingsURL = newValue }
  }

  /// The app's own page to open on this device; `nil` for the store's.
  public var appLocalURL: URL! {
    get { settings.appLocalURL ?? links.appURL(for: .local) }
    set { settings.appLocalURL = newValue }
  }

  /// The app's own page to send to others; `nil` for the store's.
  public var appShareURL: URL! {
    get { settings.appShareURL ?? links.appURL(for: .sharing) }
    set { settings.appShareURL = newValue }
  }

  /// The developer's own page; `nil` for the store's.
  public var artistURL: URL! {
    get { settings.artistURL ?? links.developerURL(for: .local) }
    set { settings.artistURL = newValue }
  }

  private static let day: TimeInterval = 86_400
}
