/// A window beside the main one: it never becomes that.
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSPanel: NSWindow {
  open override var canBecomeMain: Bool { false }
}
