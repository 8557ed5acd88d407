public import Foundation
import iLinkClient
public import iLinkCore

/// Knows the app's links, and asks its user to update when the store has something newer.
///
/// Using ``shared`` once starts it; nothing needs to be configured. Settings may be changed at any moment and take
/// effect at the next decision. What it decides, and why, is in ``lastDecision``, in the log and in ``events``.
///
///     iLink.shared.remindPeriod = 2  // days; the app delegate's or the App's init is a good place
///
/// It performs and reports; it decides nothing itself. Deciding is `UpdatePolicy`'s, what happens around a prompt is
/// `UpdateFlow`'s, both pure values.
///
/// In Objective-C it has the name and the selectors of iLink 1.x: every member whose types Objective-C knows.
#if canImport(ObjectiveC)
@objcMembers @objc(iLink)
#endif
@MainActor public final class iLink: NSObject {
  /// What it touches of the world.
  let environment: iLinkEnvironment
  /// All that happens, as a value.
  package private(set) var flow: UpdateFlow
  /// Sees each effect before it is performed: for explorations of the class.
  package var observer: ((UpdateEffect) -> Void)?

  /// Everything about deciding, looking up and linking, as one value. The single names are the same settings.
  public var settings = UpdateSettings() {
    didSet { if settings != oldValue { scheduleTurn() } }
  }

  /// The app's own words for the prompt.
  public var textSettings = TextSettings()

  /// Shows the prompts instead of the platform's own: own looks, the same policy. `nil` goes back.
  public var prompter: (any UpdatePrompter)?

  /// Hears of everything, and may say no; held weakly. While none is set, the application's delegate is asked, if it
  /// is one.
  public weak var delegate: (any iLinkDelegate)?

  /// On the Mac: show the prompt as a sheet on the main window, and wait for one (default); off: as a window of its own.
  /// A forced prompt does not wait.
  public var onlyPromptIfMainWindowIsAvailable = true

  /// Accepted and without effect, as in iLink 1.x.
  public var onlyPromptIfLatestVersion = false

  /// Whether each decision is logged with its reasons. On in debug builds.
  public var verboseLogging: Bool

  /// The last decision, with its trace.
  public private(set) var lastDecision: UpdateDecision?

  var hasStarted = false
  private var isTurnScheduled = false
  private var queue: [UpdateEvent] = []
  private var early: [UpdateEvent] = []
  private var isHandling = false

  /// The prompts that are being asked, until their answer has been taken.
  package var asking: [UpdatePrompt.ID: Task<Void, Never>] = [:]
  var waiters = Waiters()
  var listeners: [Int: AsyncStream<UpdateNews>.Continuation] = [:]
  var warned: Set<UpdateWarning> = []
  let keeper: HistoryKeeper
  /// What the platform needs kept alive with it.
  var companion: AnyObject?

  /// Makes one of its own, for tests and for programs without a platform. It starts in the main actor's next turn.
  public init(environment: iLinkEnvironment) {
    self.environment = environment
    verboseLogging = environment.isDebugBuild
    let log = environment.log
    keeper = HistoryKeeper(environment.history) { log("iLink: \($0)") }
    flow = UpdateFlow(
      app: environment.app, launch: environment.launch, settings: UpdateSettings(),
      history: UpdateHistory(keeper.read()))
    super.init()
    environment.life?.report { [weak self] moment in self?.happened(moment.event) }
    (environment.prompter as? any MainWindowPrompter)?.waitsForMainWindow = { [weak self] in
      self?.onlyPromptIfMainWindowIsAvailable ?? true
    }
    scheduleTurn()
  }

  /// Whoever lets it go wants no prompt of it any more.
  deinit { for prompt in asking.values { prompt.cancel() } }

  // MARK: Events

  /// Starts, and hands in changed settings, once in the next turn: whatever is set in one go counts together.
  private func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      self.isTurnScheduled = false
      self.takeTurn()
    }
  }

  /// Whether nothing waits for the main actor's next turn.
  package var isSettled: Bool { hasStarted && settings == flow.settings && queue.isEmpty }

  private func takeTurn() {
    enqueue(.settingsChanged(settings))
    if !hasStarted {
      hasStarted = true
      if let found = environment.distribution?() { flow.app.distribution = found }
      enqueue(.launched(inBackground: environment.life?.isInBackground ?? environment.isLaunchedInBackground))
      if environment.isAlwaysActive || environment.life?.isActive == true { enqueue(.becameActive) }
      queue += early
      early = []
    }
    drain()
  }

  /// Something happened. What happens while effects are performed waits until they are. What happens before the start
  /// waits for it: the application object may not exist yet. What the app writes into the history can be read at once, and
  /// is written again after the start, which counts a use.
  package func happened(_ event: UpdateEvent) {
    if !hasStarted {
      early.append(event)
      guard case .historyEdited = event else { return }
    } else if settings != flow.settings {
      takeTurn()
    }
    enqueue(event)
    drain()
  }

  /// Tells that the app is active: for programs whose life nothing else reports.
  public func activate() { happened(.becameActive) }

  private func enqueue(_ event: UpdateEvent) { queue.append(event) }

  private func drain() {
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !queue.isEmpty {
      let event = queue.removeFirst()
      for effect in flow.handle(event, at: environment.now()) {
        observer?(effect)
        perform(effect)
      }
    }
  }

  func note(_ decision: UpdateDecision) { lastDecision = decision }
}
