@_spi(Stage) import FoundationStandIns

@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Not optional in Swift, but there is none in an app extension or in a test host without an app.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  public class var shared: UIApplication {
    guard let application = Stage.application else {
      raise("UIApplication.shared is nil: this process has no application object")
    }
    return application
  }

  unowned(unsafe) open var delegate: (any UIApplicationDelegate)?

  /// The most active of the scenes decides.
  open var applicationState: State {
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// Unordered, with those in the background and those that have no windows.
  @available(iOS 13.0, tvOS 13.0, *)
  open internal(set) var connectedScenes: Set<UIScene> = []

  @available(iOS, introduced: 2.0, deprecated: 13.0)
  @available(tvOS, introduced: 9.0, deprecated: 13.0)
  open var keyWindow: UIWindow? { windowsOfScenes.first(where: \.isKeyWindow) }

  @available(iOS, introduced: 2.0, deprecated: 15.0)
  @available(tvOS, introduced: 9.0, deprecated: 15.0)
  open var windows: [UIWindow] { windowsOfScenes }

  var windowsOfScenes: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }

  @available(iOS 7.0, tvOS 11.0, *)
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { Stage.backgroundRefreshStatus }

  @available(iOS 8.0, tvOS 9.0, *)
  public class var openSettingsURLString: String { "app-settings:" }
}
