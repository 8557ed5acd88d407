import Foundation

extension ProcessInfo {
  /// An iPad app on a Mac with Apple silicon.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
  public var isiOSAppOnMac: Bool { ProcessStage.isiOSAppOnMac }

  /// True on Catalyst and for an iPad app on a Mac.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
  public var isMacCatalystApp: Bool { ProcessStage.isMacCatalystApp }
}

/// What the process says of itself.
@_spi(Stage) public enum ProcessStage {
  // Set by a test before anything runs.
  nonisolated(unsafe) public static var isiOSAppOnMac = false
  nonisolated(unsafe) public static var isMacCatalystApp = false
  /// Set when the application object has launched; some calls are only allowed before.
  nonisolated(unsafe) public static var launchHasEnded = false
  /// Whether the process is an app, with a bundle that the system knows.
  nonisolated(unsafe) public static var hasAppBundle = true

  public static func reset() {
    isiOSAppOnMac = false
    isMacCatalystApp = false
    launchHasEnded = false
    hasAppBundle = true
  }
}
