@available(macCatalyst, unavailable)
open class NSColor: NSObject, @unchecked Sendable {
  public class var labelColor: NSColor { NSColor() }
  public class var secondaryLabelColor: NSColor { NSColor() }
}
