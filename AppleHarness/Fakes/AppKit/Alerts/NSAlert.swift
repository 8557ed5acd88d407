@_spi(Stage) import FoundationStandIns

@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSAlert: NSObject {
  @nonexhaustive
  public enum Style: UInt, Sendable {
    case warning
    case informational
    case critical
  }

  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage!
  open var accessoryView: NSView?
  open var showsSuppressionButton = false { didSet { if showsSuppressionButton { suppression = NSButton() } } }
  private var suppression: NSButton?
  open var suppressionButton: NSButton? { showsSuppressionButton ? suppression : nil }

  open private(set) var buttons: [NSButton] = []

  /// The window that the alert appears in, as a sheet or by itself.
  public let window: NSWindow

  public override init() {
    window = AlertPanel()
    super.init()
    Census.count(NSAlert.self, 1)
    (window as? AlertPanel)?.alert = self
  }

  deinit { Census.count(NSAlert.self, -1) }

  /// The first button answers to Return and stands rightmost; one called Cancel answers to Escape.
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton()
    button.title = title
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
    if buttons.isEmpty { button.keyEquivalent = "\r" } else if title == "Cancel" { button.keyEquivalent = "\u{1b}" }
    buttons.append(button)
    return button
  }

  open func layout() {}

  /// Blocks until a person answers. It needs no window, and no task of the main actor runs meanwhile.
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    prepare()
    return NSApplication.shared.runModal(for: window)
  }

  /// The sheet waits behind one that is there. The handler is called after the sheet has gone.
  open func beginSheetModal(
    for parent: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    prepare()
    // The alert lives as long as its sheet.
    parent.beginSheet(window) { response in
      withExtendedLifetime(self) { handler?(response) }
    }
  }

  @discardableResult
  public func beginSheetModal(for parent: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: parent) { continuation.resume(returning: $0) }
    }
  }

  private func prepare() { if buttons.isEmpty { addButton(withTitle: "OK") } }
}
