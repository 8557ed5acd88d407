@available(macCatalyst, unavailable)
extension NSWindow {
  /// Puts the window in the middle of the screen. Where it stands is not looked at here.
  public func center() {}
}
