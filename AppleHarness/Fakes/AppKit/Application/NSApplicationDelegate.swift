@_spi(Stage) import FoundationStandIns

/// Every method is optional.
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
}

@available(macCatalyst, unavailable)
extension NSApplicationDelegate {
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
}
