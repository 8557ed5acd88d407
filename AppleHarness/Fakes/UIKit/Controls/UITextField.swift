@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var textAlignment = NSTextAlignment.natural
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

@available(iOS 6.0, tvOS 9.0, visionOS 1.0, *)
@nonexhaustive
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@nonexhaustive
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@nonexhaustive
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}
