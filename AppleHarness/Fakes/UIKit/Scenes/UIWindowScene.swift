/// A scene with windows. It does not own them.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { WindowList.windows(of: self) }

  @available(iOS 15.0, tvOS 15.0, *)
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  open var traitCollection: UITraitCollection { .current }

  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  @available(visionOS, unavailable)
  open var screen: UIScreen { .standIn }
}
