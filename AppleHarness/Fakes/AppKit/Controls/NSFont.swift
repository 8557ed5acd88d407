@available(macCatalyst, unavailable)
open class NSFont: NSObject, @unchecked Sendable {
  public class var systemFontSize: CGFloat { 13 }
  public class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont() }
  public class func boldSystemFont(ofSize size: CGFloat) -> NSFont { NSFont() }
}
