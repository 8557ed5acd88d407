@available(macCatalyst, unavailable)
extension NSApplication {
  private static var menu: NSMenu?

  public var mainMenu: NSMenu? {
    get { Self.menu }
    set { Self.menu = newValue }
  }

  /// The app's own loop. Compiled only: nothing here launches an app.
  public func run() { preconditionFailure("a stand-in runs no app") }
}
