@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSMenu: NSObject {
  open var title: String
  open private(set) var items: [NSMenuItem] = []

  public init(title: String) { self.title = title }
  public override convenience init() { self.init(title: "") }

  open func addItem(_ item: NSMenuItem) { items.append(item) }
}
