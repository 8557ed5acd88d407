public import Foundation
public import iLinkClient
public import iLinkCore

/// What an ``iLink`` touches of the world, as values and small protocols: a test hands in its own.
public struct iLinkEnvironment {
  /// The app and the device.
  public var app: AppIdentity
  /// This launch; a UUID by default.
  public var launch: LaunchID
  /// Looks up.
  public var client: LookupClient
  /// Remembers.
  public var history: HistoryStore
  /// The clock.
  public var now: @Sendable () -> Date
  /// StoreKit's storefront; `nil` when it cannot be told. Asked off the launch path, with a time limit.
  public var storefront: @Sendable () async -> Storefront?
  /// Shows prompts.
  public var prompter: any UpdatePrompter
  /// Opens links.
  public var opener: any LinkOpener
  /// Gives notices.
  public var notifier: any UpdateNotifier
  /// The app's name, languages and own texts.
  public var texts: TextSources {
    get { findTexts() }
    set { findTexts = { newValue } }
  }
  /// Finds the texts when one is needed: an app's own lie in files.
  var findTexts: @Sendable () -> TextSources
  /// Where the log goes, when it is on.
  public var log: @Sendable (String) -> Void
  /// Whether this is a debug build; there, ``iLink/verboseLogging`` is on by default.
  public var isDebugBuild: Bool
  /// Whether the process starts without being shown; for explorations, where no platform tells.
  package var isLaunchedInBackground = false
  /// Whether the program has no life of its own to report: it counts as active from its start. For command-line programs.
  public var isAlwaysActive: Bool
  /// The delegate to use while none is set: the application's own, where there is one.
  public var defaultDelegate: @MainActor @Sendable () -> (any iLinkDelegate)?
  /// Finds out, before anything is decided, where this copy came from; `nil` leaves it at what ``app`` says.
  var distribution: (@Sendable () -> Distribution)?
  /// Reports the app's life, where the platform does; else whoever owns the ``iLink`` says when it is active.
  var life: (any AppLife)?
  /// Shows the store's page inside the app, where the platform has one.
  var productPages: (any ProductPagePresenter)?

  /// Makes an environment; what is left out does nothing.
  public init(
    app: AppIdentity, launch: LaunchID = LaunchID(UUID().uuidString), client: LookupClient, history: HistoryStore,
    now: @escaping @Sendable () -> Date = { Date() },
    storefront: @escaping @Sendable () async -> Storefront? = { nil },
    prompter: any UpdatePrompter, opener: any LinkOpener, notifier: any UpdateNotifier, texts: TextSources,
    log: @escaping @Sendable (String) -> Void = { _ in }, isDebugBuild: Bool = false, isAlwaysActive: Bool = false,
    defaultDelegate: @escaping @MainActor @Sendable () -> (any iLinkDelegate)? = { nil }
  ) {
    self.app = app
    self.launch = launch
    self.client = client
    self.history = history
    self.now = now
    self.storefront = storefront
    self.prompter = prompter
    self.opener = opener
    self.notifier = notifier
    findTexts = { texts }
    self.log = log
    self.isDebugBuild = isDebugBuild
    self.isAlwaysActive = isAlwaysActive
    self.defaultDelegate = defaultDelegate
  }
}
