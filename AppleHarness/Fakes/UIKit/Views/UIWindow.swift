/// A window shows something only while somebody holds it, it is not hidden, and it stands in a scene.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIWindow: UIView {
  @available(iOS 13.0, tvOS 13.0, *)
  open weak var windowScene: UIWindowScene? { didSet { rootViewController?.appearIfPossible() } }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.windowAsRoot = nil
      rootViewController?.windowAsRoot = self
      rootViewController?.appearIfPossible()
    }
  }

  open var windowLevel: Level = .normal
  open internal(set) var isKeyWindow = false
  open var canBecomeKey: Bool { true }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { hide() } else { show() }
    }
  }

  @available(visionOS, unavailable)
  open var screen: UIScreen { .standIn }

  @available(iOS 13.0, tvOS 13.0, *)
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
    enlist()
  }

  /// Without a scene the window never shows in an app with scenes.
  @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
  @available(tvOS, introduced: 9.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
  public override init(frame: CGRect) {
    super.init(frame: frame)
    enlist()
  }

  public required init?(coder: NSCoder) { nil }

  @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
  @available(tvOS, introduced: 9.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
  public convenience init() { self.init(frame: .zero) }

  private func enlist() {
    isHidden = true
    WindowList.add(self)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    WindowList.raise(self)
    makeKey()
  }

  open func makeKey() {
    for window in WindowList.all where window.windowScene === windowScene { window.isKeyWindow = false }
    isKeyWindow = true
  }

  private func show() {
    // An app without scenes has one all the same, and its windows find it by themselves.
    if windowScene == nil, let scene = Stage.sceneForAppsWithout { windowScene = scene }
    WindowList.raise(self)
    rootViewController?.appearIfPossible()
  }

  private func hide() {
    isKeyWindow = false
    rootViewController?.appearIfPossible()
  }

  /// Whether it could be seen if its scene were on the screen and nothing covered it.
  var isShowing: Bool { !isHidden && windowScene != nil }
}
