@_spi(Stage) import FoundationStandIns

@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  @nonexhaustive
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open private(set) var preferredStyle: Style = .actionSheet
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    if action.title == nil, action.style != .cancel || UIDevice.current.userInterfaceIdiom != .tv {
      raise("Actions added to UIAlertController must have a title")
    }
    actions.append(action)
  }

  /// The one that Return means. It must have been added.
  @available(iOS 9.0, tvOS 9.0, *)
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        raise("The preferredAction must be an action that was added to the UIAlertController")
      }
    }
  }

  @available(iOS 16.0, tvOS 16.0, *)
  open var severity: UIAlertControllerSeverity {
    get { storedSeverity }
    set { storedSeverity = newValue }
  }
  private var storedSeverity = UIAlertControllerSeverity.default

  @available(tvOS, unavailable)
  override var popover: UIPopoverPresentationController? {
    preferredStyle == .actionSheet && needsAnchor ? anchor : nil
  }
  @available(tvOS, unavailable)
  private lazy var anchor = UIPopoverPresentationController()

  private var needsAnchor: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  func raiseUnlessItCanBeShown() {
    if title == nil, message == nil, actions.isEmpty {
      raise("UIAlertController must have a title, a message or an action to display")
    }
    #if !os(tvOS)
    if preferredStyle == .actionSheet, needsAnchor, !anchor.hasAnchor {
      raise(
        "You must provide location information for this popover through the alert controller's "
          + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.")
    }
    #endif
  }

  /// What a tap does: the alert goes away first, then its handler is called.
  func choose(_ action: UIAlertAction) {
    guard let presenter, presenter.presented === self else { return }
    if Stage.alertsAskTheirPresenter { return presenter.dismiss(animated: true) { action.handler?(action) } }
    isBeingDismissed = true
    Stage.transition(animated: true) {
      self.isBeingDismissed = false
      // Taken away meanwhile by something else: then nobody hears of the tap.
      guard self.presenter === presenter else { return }
      presenter.forgetPresented(animated: true)
      action.handler?(action)
    }
  }
}
