import Foundation

/// What an app extension has in place of an application. Only Today widgets and iMessage apps may open URLs with it.
open class NSExtensionContext: NSObject {
  open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    MainLoop.inBackground { completionHandler?(false) }
  }
}
