/// Everything that a decision rests on, except the time.
public struct UpdateFacts: Hashable, Sendable {
  /// Who asks.
  public var app: AppIdentity
  /// Today's settings.
  public var settings: UpdateSettings
  /// What is remembered, the listings on record among it.
  public var history: UpdateHistory
  /// This launch.
  public var launch: LaunchID
  /// Why a decision is asked for.
  public var trigger: UpdateTrigger
  /// Whether a preview was answered in this launch already.
  public var isPreviewDone: Bool
  /// What the app said when it was asked whether to prompt; `nil` before it was asked, which counts as yes.
  public var consulted: Bool?
  /// Why the last lookup gave nothing, if that is so.
  public var lookupProblem: LookupError?

  /// Gathers facts.
  public init(
    app: AppIdentity, settings: UpdateSettings = UpdateSettings(), history: UpdateHistory = UpdateHistory(),
    launch: LaunchID, trigger: UpdateTrigger = .automatic(.launch), isPreviewDone: Bool = false,
    consulted: Bool? = nil, lookupProblem: LookupError? = nil
  ) {
    self.app = app
    self.settings = settings
    self.history = history
    self.launch = launch
    self.trigger = trigger
    self.isPreviewDone = isPreviewDone
    self.consulted = consulted
    self.lookupProblem = lookupProblem
  }

  /// The installed version in effect: the app's own setting, else the bundle's.
  public var installed: VersionText { settings.applicationVersion ?? app.version }

  /// The bundle identifier in effect.
  public var bundleID: BundleID? { settings.applicationBundleID ?? app.bundleID }
}
