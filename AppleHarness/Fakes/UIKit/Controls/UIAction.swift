public typealias UIActionHandler = (_ action: UIAction) -> Void

@available(iOS 13.0, tvOS 13.0, *)
@preconcurrency @MainActor
open class UIAction: NSObject {
  open var title: String
  open internal(set) weak var presentedSender: AnyObject?
  private let handler: UIActionHandler

  /// Apple's has more parameters, each with a default.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
  }

  @available(iOS 14.0, tvOS 14.0, *)
  open var sender: Any? { presentedSender }

  /// What a person does with it.
  @_spi(Stage) public func perform() { run(nil) }

  func run(_ sender: AnyObject?) {
    presentedSender = sender
    handler(self)
  }
}
