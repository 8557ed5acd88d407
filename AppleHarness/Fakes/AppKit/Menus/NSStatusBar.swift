@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSStatusBar: NSObject {
  private static let bar = NSStatusBar()
  public class var system: NSStatusBar { bar }

  /// The item that was asked for last, if somebody holds it.
  @_spi(Stage) public private(set) static weak var lastItem: NSStatusItem?

  /// Who asked for the item holds it: without that it is gone.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem()
    Self.lastItem = item
    return item
  }
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
