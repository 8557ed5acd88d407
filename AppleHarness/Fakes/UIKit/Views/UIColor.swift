@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class UIColor: NSObject, @unchecked Sendable {
  public let name: String
  init(name: String) { self.name = name }

  public class var clear: UIColor { UIColor(name: "clear") }
  public class var black: UIColor { UIColor(name: "black") }
  public class var systemBlue: UIColor { UIColor(name: "systemBlue") }
}
