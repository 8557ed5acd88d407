@available(macCatalyst, unavailable)
open class NSImage: NSObject, @unchecked Sendable {
  public let name: String?
  public init?(named name: String) {
    self.name = name
    super.init()
  }
}
