@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSControl: NSView {
  open weak var target: AnyObject?
  open var action: Selector?
  open var cell: NSCell? = NSCell()
  open var stringValue = ""
  open var font: NSFont?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
}

@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSCell: NSObject {
  open var sendsActionOnEndEditing = false
  open var representedObject: Any?
}
