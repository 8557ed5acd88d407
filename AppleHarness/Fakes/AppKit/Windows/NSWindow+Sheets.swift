@_spi(Stage) import FoundationStandIns

@available(macCatalyst, unavailable)
extension NSWindow {
  public var attachedSheet: NSWindow? { queue.first?.window }

  /// The one on the window and those that wait behind it.
  public var sheets: [NSWindow] { queue.map(\.window) }

  /// Puts a sheet on the window, or behind the one that is there. Nobody sees the sheet of a window that nobody sees.
  public func beginSheet(_ sheet: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil) {
    if sheet.sheetParent != nil { raise("a window that is a sheet already cannot begin as a sheet again") }
    if sheet === self { raise("a window cannot be its own sheet") }
    sheet.sheetParent = self
    queue.append(Sheet(window: sheet, end: completionHandler))
    if queue.count == 1 { attachFirstSheet() }
  }

  @discardableResult
  public func beginSheet(_ sheet: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheet(sheet) { continuation.resume(returning: $0) }
    }
  }

  public func endSheet(_ sheet: NSWindow) { endSheet(sheet, returnCode: .stop) }

  public func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard let index = queue.firstIndex(where: { $0.window === sheet }) else { return }
    let ended = queue.remove(at: index)
    sheet.sheetParent = nil
    sheet.orderOut(nil)
    post(Self.didEndSheetNotification)
    MainLoop.later { ended.end?(returnCode) }
    if index == 0 { attachFirstSheet() }
  }

  private func attachFirstSheet() {
    guard let first = queue.first else { return }
    post(Self.willBeginSheetNotification)
    first.window.orderFront(nil)
  }

  /// The window closes under its sheets. Whether their handlers hear of it is for `Stage` to say.
  func dropSheets() {
    for sheet in queue {
      sheet.window.sheetParent = nil
      sheet.window.orderOut(nil)
      if Stage.tellsSheetsOfClosedWindows { MainLoop.later { sheet.end?(.abort) } }
    }
    queue = []
  }
}
