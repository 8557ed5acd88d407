@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  @nonexhaustive
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// The handler is not sendable: written in code of the main actor it stays there.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(text: title, style: style, handler: handler)
  }

  private init(text: String?, style: Style, handler: ((UIAlertAction) -> Void)?) {
    title = text
    self.style = style
    self.handler = handler
    super.init()
  }
}
