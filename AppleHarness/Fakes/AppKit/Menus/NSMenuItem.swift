@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
  open var title: String
  open var action: Selector?
  open var keyEquivalent: String
  open weak var target: AnyObject?
  open var representedObject: Any?
  open var submenu: NSMenu?

  public init(title: String, action: Selector?, keyEquivalent: String) {
    self.title = title
    self.action = action
    self.keyEquivalent = keyEquivalent
  }

  public override convenience init() { self.init(title: "NSMenuItem", action: nil, keyEquivalent: "") }

  public class func separator() -> Self { separatorItem() as! Self }
  private class func separatorItem() -> NSMenuItem { NSMenuItem(title: "", action: nil, keyEquivalent: "") }
}
