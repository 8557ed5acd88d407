@available(iOS 2.0, tvOS 9.0, *)
@available(visionOS, unavailable)
@preconcurrency @MainActor
open class UIScreen: NSObject {
  static let standIn = UIScreen()

  @available(iOS, introduced: 2.0, deprecated: 26.0)
  @available(tvOS, introduced: 9.0, deprecated: 26.0)
  public class var main: UIScreen { standIn }

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}
