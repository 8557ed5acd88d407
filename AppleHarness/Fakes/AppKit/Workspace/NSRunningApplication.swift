/// Not sendable.
@available(macCatalyst, unavailable)
open class NSRunningApplication: NSObject {
  public let bundleIdentifier: String?
  public let localizedName: String?

  init(bundleIdentifier: String?, localizedName: String?) {
    self.bundleIdentifier = bundleIdentifier
    self.localizedName = localizedName
  }
}
