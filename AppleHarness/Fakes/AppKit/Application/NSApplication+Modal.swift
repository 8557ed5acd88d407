@_spi(Stage) import FoundationStandIns

@available(macCatalyst, unavailable)
extension NSApplication {
  /// Shows the window and comes back when its session is over. No task of the main actor runs meanwhile.
  @discardableResult public func runModal(for window: NSWindow) -> ModalResponse {
    let before = modalWindow
    let wasVisible = window.isVisible
    modalWindow = window
    window.makeKeyAndOrderFront(nil)
    defer {
      modalWindow = before
      if !wasVisible { window.orderOut(nil) }
    }
    return Stage.runModalSession(for: window)
  }

  public func stopModal(withCode code: ModalResponse) { Stage.endModalSession(code) }
  public func stopModal() { Stage.endModalSession(.stop) }

  /// The only way to end a session from another thread.
  nonisolated public func abortModal() {
    MainActor.assumeIsolated { Stage.endModalSession(.abort) }
  }

  /// Quits, unless a window that is modal or a sheet says that it prevents that, or the delegate does.
  public func terminate(_ sender: Any?) { Stage.terminate() }
}
