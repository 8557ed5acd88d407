@_spi(Stage) import FoundationStandIns

/// The Mac as a test sees it. Only who writes `@_spi(Stage) import AppKit` can name it; the library cannot.
@available(macCatalyst, unavailable)
@_spi(Stage) @MainActor public enum Stage {
  static var application: NSApplication?
  private static var applicationDelegate: (any NSApplicationDelegate)?
  public private(set) static var hasTerminated = false

  /// Whether the handlers of sheets hear that the window under them was closed. Apple does not say.
  public static var tellsSheetsOfClosedWindows = false

  // Windows that the app holds.
  static var appWindows: [NSWindow] = []

  /// A process in which nobody has asked for the application object.
  public static func reset() {
    for window in WindowList.all { window.queue = [] }
    appWindows = []
    application = nil
    applicationDelegate = nil
    hasTerminated = false
    tellsSheetsOfClosedWindows = false
    modalScript = nil
    modalResponse = nil
    bouncing = [:]
    WindowList.reset()
    WorkspaceStage.reset()
    ProcessStage.reset()
  }

  /// Launches the app, with so many windows; a menu-bar app has none.
  public static func launch(windows: Int = 1, active: Bool = true, delegate: (any NSApplicationDelegate)? = nil) {
    let application = NSApplication.shared
    applicationDelegate = delegate
    application.delegate = delegate
    application.isRunning = true
    let launched = NSApplication.didFinishLaunchingNotification
    delegate?.applicationDidFinishLaunching(Notification(name: launched, object: application))
    NotificationCenter.default.post(name: launched, object: application)
    ProcessStage.launchHasEnded = true
    for _ in 0..<windows { openWindow() }
    if active { activate() }
  }

  @discardableResult public static func openWindow(_ window: NSWindow? = nil) -> NSWindow {
    let window = window ?? NSWindow()
    appWindows.append(window)
    window.makeKeyAndOrderFront(nil)
    return window
  }

  /// The app closes a window and lets it go.
  public static func closeWindow(_ window: NSWindow) {
    window.close()
    appWindows.removeAll { $0 === window }
  }

  // Activity

  /// Cmd-Tab to the app. Its windows become main and key again, and tell of it; hidden ones can be seen again.
  public static func activate() {
    guard let application, !application.isActive else { return }
    if application.isHidden {
      application.isHidden = false
      post(NSApplication.didUnhideNotification)
    }
    post(NSApplication.willBecomeActiveNotification)
    application.isActive = true
    bouncing = [:]
    post(NSApplication.didBecomeActiveNotification)
    application.mainWindow?.post(NSWindow.didBecomeMainNotification)
    application.keyWindow?.post(NSWindow.didBecomeKeyNotification)
  }

  /// Cmd-Tab away from it.
  public static func deactivate() {
    guard let application, application.isActive else { return }
    post(NSApplication.willResignActiveNotification)
    let main = application.mainWindow
    application.isActive = false
    main?.post(NSWindow.didResignMainNotification)
    post(NSApplication.didResignActiveNotification)
  }

  /// Cmd-H: no window of the app can be seen until it is back.
  public static func hide() {
    guard let application, !application.isHidden else { return }
    deactivate()
    application.isHidden = true
    post(NSApplication.didHideNotification)
  }

  public static func unhide() {
    guard let application, application.isHidden else { return }
    activate()
  }

  private static func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }

  // Quitting

  /// Cmd-Q. A window that is modal, or a sheet, and prevents it makes the Mac beep.
  ///
  /// - Returns: whether the app has quit.
  @discardableResult public static func terminate() -> Bool {
    guard let application else { return false }
    let attached = WindowList.all.compactMap(\.attachedSheet)
    let modal = attached + [application.modalWindow].compactMap { $0 }
    guard !modal.contains(where: \.preventsApplicationTerminationWhenModal) else { return false }
    guard application.delegate?.applicationShouldTerminate(application) ?? .terminateNow == .terminateNow else {
      return false
    }
    let quitting = NSApplication.willTerminateNotification
    application.delegate?.applicationWillTerminate(Notification(name: quitting, object: application))
    post(quitting)
    hasTerminated = true
    return true
  }

  // Modal sessions

  private static var modalScript: (@MainActor (NSWindow) -> NSApplication.ModalResponse?)?
  private static var modalResponse: NSApplication.ModalResponse?

  /// What happens while the next modal sessions block: the script looks around, clicks, quits, and returns the answer,
  /// or nil if something that it did has ended the session.
  public static func whileModal(_ script: (@MainActor (NSWindow) -> NSApplication.ModalResponse?)?) {
    modalScript = script
  }

  static func runModalSession(for window: NSWindow) -> NSApplication.ModalResponse {
    guard let modalScript else {
      raise("a modal session began that no test expected: it would block the main thread for ever")
    }
    modalResponse = nil
    let answer = modalScript(window)
    guard let answer = modalResponse ?? answer ?? (hasTerminated ? .abort : nil) else {
      raise("the modal session is not over: it would block the main thread for ever")
    }
    modalResponse = nil
    return answer
  }

  static func endModalSession(_ response: NSApplication.ModalResponse) {
    if application?.modalWindow == nil { raise("there is no modal session to end") }
    modalResponse = response
  }

  // The Dock

  private static var bouncing: [Int: NSApplication.RequestUserAttentionType] = [:]
  private static var lastBounce = 0

  /// What the icon in the Dock does: the requests that have not ended.
  public static var bounces: [NSApplication.RequestUserAttentionType] {
    bouncing.sorted { $0.key < $1.key }.map(\.value)
  }

  static func bounce(_ type: NSApplication.RequestUserAttentionType) -> Int {
    guard let application, !application.isActive else { return 0 }
    lastBounce += 1
    bouncing[lastBounce] = type
    return lastBounce
  }

  static func stopBouncing(_ request: Int) { bouncing[request] = nil }
}
