@available(macOS 10.12, *)
@available(macCatalyst, unavailable)
extension NSButton {
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
}
