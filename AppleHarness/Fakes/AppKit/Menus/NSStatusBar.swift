@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSStatusBar: NSObject {
  private static let bar = NSStatusBar()
  public class var system: NSStatusBar { bar }

  /// Who asked for the item holds it: without that it is gone.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
}

@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSStatusItem: NSObject {
  public class var variableLength: CGFloat { -1 }
  public class var squareLength: CGFloat { -2 }

  open var menu: NSMenu?
  @available(macOS 10.10, *)
  open private(set) var button: NSStatusBarButton? = NSStatusBarButton()
}

@available(macOS 10.10, *)
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSStatusBarButton: NSButton {}
