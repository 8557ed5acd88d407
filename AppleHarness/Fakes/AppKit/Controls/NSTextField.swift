@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSTextField: NSControl {
  open var placeholderString: String?
  open var isSelectable = false
  open var isEditable = false
  open var textColor: NSColor?

  @available(macOS 10.12, *)
  public convenience init(labelWithString text: String) {
    self.init()
    stringValue = text
  }

  @available(macOS 10.12, *)
  public convenience init(wrappingLabelWithString text: String) {
    self.init()
    stringValue = text
    isSelectable = true
  }

  @available(macOS 10.12, *)
  public convenience init(string text: String) {
    self.init()
    stringValue = text
    isEditable = true
  }
}
