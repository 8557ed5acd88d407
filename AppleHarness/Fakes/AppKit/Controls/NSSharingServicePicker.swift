@available(macOS 10.8, *)
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSSharingServicePicker: NSObject {
  public init(items: [Any]) { super.init() }
  open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
