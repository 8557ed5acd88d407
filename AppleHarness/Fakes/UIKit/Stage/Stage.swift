@_spi(Stage) import FoundationStandIns

/// The device as a test sees it: it launches the app, lets scenes come and go, and shows what is on the screen.
///
/// Only who writes `@_spi(Stage) import UIKit` can name it; the library cannot.
@_spi(Stage) @MainActor public enum Stage {
  // The application

  static var application: UIApplication?
  private static var applicationDelegate: (any UIApplicationDelegate)?
  static var sceneForAppsWithout: UIWindowScene?

  /// What `open` answers. As on a device: store links and web pages open.
  public static var desk = URLDesk(schemes: ["https", "http", "itms-apps", "macappstore", "com.apple.tvappstore"])
  // An answer that never comes: the continuation is kept for ever, so that nobody complains of its loss.
  private static var forgotten: [CheckedContinuation<Bool, Never>] = []
  static func forget(_ continuation: CheckedContinuation<Bool, Never>) { forgotten.append(continuation) }
  /// The app's LSApplicationQueriesSchemes.
  public static var queriesSchemes: Set<String> = []
  public static var backgroundRefreshStatus = UIBackgroundRefreshStatus.available

  /// Whether `dismiss` calls its completion when there is nothing to dismiss. Apple does not say.
  public static var completesWhenThereIsNothingToDismiss = false

  /// Whether a tap on a button of an alert goes through `dismiss` of who presents it, where a subclass would hear of it.
  /// Apple does not say; people have seen it.
  public static var alertsAskTheirPresenter = true
  /// So many presentations are refused in silence, whatever they present.
  public static var presentationsToRefuse = 0

  /// What UIKit would have written into the log: a presentation that it refused, for example.
  public static var warnings: [String] = []
  static func warn(_ text: String) { warnings.append(text) }

  /// A process without an application object, and nothing on the screen.
  public static func reset() {
    for window in appWindows.values { window.isHidden = true }
    appWindows = [:]
    application = nil
    applicationDelegate = nil
    sceneForAppsWithout = nil
    desk = URLDesk(schemes: ["https", "http", "itms-apps", "macappstore", "com.apple.tvappstore"])
    queriesSchemes = []
    backgroundRefreshStatus = .available
    completesWhenThereIsNothingToDismiss = false
    alertsAskTheirPresenter = true
    presentationsToRefuse = 0
    warnings = []
    transitions = .byThemselves
    waitingTransitions = []
    WindowList.reset()
    BackgroundTime.reset()
    ProcessStage.reset()
    setDevice(.phone, systemVersion: "26.0")
  }

  /// Launches the app: its delegate and the notification hear of it, then scenes appear and become active.
  ///
  /// Without scenes the app is launched in the background. With `usingScenes` false it is an app of the old kind, whose
  /// windows need no scene to be seen.
  public static func launch(scenes: Int = 1, usingScenes: Bool = true, delegate: (any UIApplicationDelegate)? = nil) {
    let application = UIApplication()
    self.application = application
    applicationDelegate = delegate
    if let delegate { application.delegate = delegate }
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    ProcessStage.launchHasEnded = true
    for _ in 0..<scenes {
      let scene = connectWindowScene()
      if !usingScenes { sceneForAppsWithout = scene }
      activate(scene)
    }
  }

  public static func setDevice(_ idiom: UIUserInterfaceIdiom, systemVersion: String) {
    UIDevice.standIn.userInterfaceIdiom = idiom
    UIDevice.standIn.systemVersion = systemVersion
    UIDevice.standIn.model = idiom == .pad ? "iPad" : "iPhone"
    UIDevice.standIn.systemName = idiom == .pad ? "iPadOS" : "iOS"
  }

  public static func terminate() {
    guard let application else { return }
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
    applicationDelegate?.applicationWillTerminate(application)
  }

  // Windows of the app's own, one for each scene; the app holds them.

  static var appWindows: [ObjectIdentifier: UIWindow] = [:]

  public static func appWindow(of scene: UIScene) -> UIWindow? { appWindows[ObjectIdentifier(scene)] }

  // Transitions

  public enum Transitions: Sendable {
    /// Each ends in a later turn of the main actor.
    case byThemselves
    /// Each waits for `finishTransitions`.
    case byHand
  }

  public static var transitions = Transitions.byThemselves
  private static var waitingTransitions: [@MainActor () -> Void] = []
  public static var isInTransition: Bool { !waitingTransitions.isEmpty }

  static func transition(animated: Bool, _ end: @escaping @MainActor () -> Void) {
    switch transitions {
    case .byThemselves: MainLoop.later(end)
    case .byHand: waitingTransitions.append(end)
    }
  }

  public static func finishTransitions() {
    let ends = waitingTransitions
    waitingTransitions = []
    for end in ends { end() }
  }
}
