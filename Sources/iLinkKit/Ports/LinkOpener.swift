public import Foundation

/// Opens a URL with the system, and says whether the system took it.
@MainActor public protocol LinkOpener: AnyObject {
  /// Opens a URL; `false` when nothing on this device opens it.
  func open(_ url: URL) async -> Bool
}
