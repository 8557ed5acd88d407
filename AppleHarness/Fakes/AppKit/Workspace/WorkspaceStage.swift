@_spi(Stage) import FoundationStandIns

/// What the workspace opens.
@available(macCatalyst, unavailable)
@_spi(Stage) public enum WorkspaceStage {
  // Set by a test before anything runs.
  nonisolated(unsafe) public static var desk = URLDesk(schemes: ["https", "http", "macappstore", "itms-apps"])
  nonisolated(unsafe) public static var applications: [String: URL] = [:]

  static let center = NotificationCenter()

  /// Nobody has touched the Mac for a while.
  @MainActor public static func sleepDisplays() { post(NSWorkspace.screensDidSleepNotification) }
  /// Somebody is back.
  @MainActor public static func wakeDisplays() { post(NSWorkspace.screensDidWakeNotification) }

  private static func post(_ name: NSNotification.Name) { center.post(name: name, object: NSWorkspace.shared) }

  static var store: NSRunningApplication {
    NSRunningApplication(bundleIdentifier: "com.apple.AppStore", localizedName: "App Store")
  }
  static var refusal: NSError { NSError(domain: NSCocoaErrorDomain, code: 256) }

  // An answer that never comes: the continuation is kept for ever, so that nobody complains of its loss.
  nonisolated(unsafe) private static var forgotten: [CheckedContinuation<Void, Never>] = []
  static func forget(_ continuation: CheckedContinuation<Void, Never>) { forgotten.append(continuation) }

  public static func reset() {
    desk = URLDesk(schemes: ["https", "http", "macappstore", "itms-apps"])
    applications = [:]
  }
}
