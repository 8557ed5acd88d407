@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSScrollView: NSView {
  open var hasVerticalScroller = false
  open var documentView: NSView?
  open var contentView = NSClipView()
}

@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSClipView: NSView {}
