@_spi(Stage) import FoundationStandIns

@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  open var title = ""
  open var level = Level.normal
  open var contentViewController: NSViewController?
  open var contentView: NSView?
  open weak var delegate: (any NSWindowDelegate)?
  open var isReleasedWhenClosed = true

  open private(set) var isVisible = false {
    didSet { if isVisible != oldValue { post(Self.didChangeOcclusionStateNotification) } }
  }
  open private(set) var isMiniaturized = false
  open private(set) var isKeyWindow = false
  open private(set) var isMainWindow = false

  /// True unless set otherwise: while the window is modal or a sheet, the app does not quit.
  open var preventsApplicationTerminationWhenModal = true

  // Sheets: the first is on the window, the others wait.
  struct Sheet {
    let window: NSWindow
    let end: ((NSApplication.ModalResponse) -> Void)?
  }
  var queue: [Sheet] = []
  open internal(set) weak var sheetParent: NSWindow?

  public init(
    contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer isDeferred: Bool
  ) {
    super.init()
    WindowList.add(self)
  }

  public convenience override init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
  }

  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
  }

  public required init?(coder: NSCoder) { nil }

  open var canBecomeKey: Bool { true }
  open var canBecomeMain: Bool { true }
  open var isSheet: Bool { sheetParent != nil }

  // Ordering

  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    makeKey()
    makeMain()
  }

  open func orderFront(_ sender: Any?) {
    isVisible = true
    WindowList.raise(self)
  }

  open func orderFrontRegardless() { orderFront(nil) }

  open func orderOut(_ sender: Any?) {
    guard isVisible else { return }
    isVisible = false
    resign()
  }

  open func close() {
    post(Self.willCloseNotification)
    orderOut(nil)
    dropSheets()
    sheetParent?.endSheet(self, returnCode: .abort)
  }

  open func performClose(_ sender: Any?) { close() }

  open func miniaturize(_ sender: Any?) {
    guard isVisible, !isMiniaturized else { return }
    isMiniaturized = true
    isVisible = false
    resign()
    post(Self.didMiniaturizeNotification)
  }

  open func deminiaturize(_ sender: Any?) {
    guard isMiniaturized else { return }
    isMiniaturized = false
    isVisible = true
    post(Self.didDeminiaturizeNotification)
    makeKeyAndOrderFront(sender)
  }

  open func makeKey() {
    guard canBecomeKey, !isKeyWindow, isVisible else { return }
    for window in WindowList.all where window.isKeyWindow {
      window.isKeyWindow = false
      window.post(Self.didResignKeyNotification)
    }
    isKeyWindow = true
    if NSApplication.shared.isActive { post(Self.didBecomeKeyNotification) }
  }

  open func makeMain() {
    guard canBecomeMain, !isMainWindow, !isSheet, isVisible else { return }
    for window in WindowList.all where window.isMainWindow {
      window.isMainWindow = false
      window.post(Self.didResignMainNotification)
    }
    isMainWindow = true
    if NSApplication.shared.isActive { post(Self.didBecomeMainNotification) }
  }

  private func resign() {
    if isKeyWindow {
      isKeyWindow = false
      post(Self.didResignKeyNotification)
    }
    if isMainWindow {
      isMainWindow = false
      post(Self.didResignMainNotification)
    }
  }

  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
