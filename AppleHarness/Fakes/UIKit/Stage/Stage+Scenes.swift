// Scenes come, go and change their activity, and the notifications are posted in UIKit's order.
@_spi(Stage) extension Stage {
  /// A scene with a window of the app in it, still in the background.
  @discardableResult public static func connectWindowScene(withAppWindow: Bool = true) -> UIWindowScene {
    let scene = connect(UIWindowScene.self, role: .windowApplication)
    if withAppWindow {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      appWindows[ObjectIdentifier(scene)] = window
    }
    return scene
  }

  /// A scene with windows on a display where nobody can tap anything.
  @discardableResult public static func connectExternalDisplay() -> UIWindowScene {
    connect(
      UIWindowScene.self, role: .init(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"))
  }

  /// A scene that has no windows, as CarPlay's has none.
  @discardableResult public static func connectOtherScene() -> UIScene {
    connect(UIScene.self, role: .init(rawValue: "CPTemplateApplicationSceneSessionRoleApplication"))
  }

  private static func connect<Scene: UIScene>(_ type: Scene.Type, role: UISceneSession.Role) -> Scene {
    guard let application else { preconditionFailure("launch the app first") }
    let session = UISceneSession(role: role, persistentIdentifier: UUID().uuidString)
    let scene = Scene(session: session, connectionOptions: .init())
    session.scene = scene
    application.connectedScenes.insert(scene)
    post(UIScene.willConnectNotification, scene)
    scene.activationState = .background
    return scene
  }

  /// On the screen and in use.
  public static func activate(_ scene: UIScene) {
    enterForeground(scene)
    guard scene.activationState == .foregroundInactive else { return }
    let wasActive = application?.applicationState == .active
    scene.activationState = .foregroundActive
    post(UIScene.didActivateNotification, scene)
    scene.delegate?.sceneDidBecomeActive(scene)
    if !wasActive { post(UIApplication.didBecomeActiveNotification, application) }
  }

  /// On the screen and not in use. The notifications come while the state is still `background`.
  public static func enterForeground(_ scene: UIScene) {
    guard scene.activationState == .background else { return }
    let wasInBackground = application?.applicationState == .background
    post(UIScene.willEnterForegroundNotification, scene)
    scene.delegate?.sceneWillEnterForeground(scene)
    if wasInBackground { post(UIApplication.willEnterForegroundNotification, application) }
    scene.activationState = .foregroundInactive
  }

  /// Control Centre, a call, a system alert, the app switcher: still on the screen, no longer in use.
  public static func deactivate(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    let others = application?.connectedScenes.contains { $0 !== scene && $0.activationState == .foregroundActive }
    post(UIScene.willDeactivateNotification, scene)
    scene.delegate?.sceneWillResignActive(scene)
    if others != true { post(UIApplication.willResignActiveNotification, application) }
    scene.activationState = .foregroundInactive
  }

  public static func enterBackground(_ scene: UIScene) {
    deactivate(scene)
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .background
    post(UIScene.didEnterBackgroundNotification, scene)
    scene.delegate?.sceneDidEnterBackground(scene)
    if application?.applicationState == .background {
      post(UIApplication.didEnterBackgroundNotification, application)
    }
  }

  /// The system takes the scene away, and with it whatever its windows showed. No handler of an alert is called.
  public static func disconnect(_ scene: UIScene) {
    enterBackground(scene)
    application?.connectedScenes.remove(scene)
    scene.activationState = .unattached
    for window in WindowList.windows(of: scene) {
      window.windowScene = nil
      window.rootViewController?.forgetPresented(animated: false)
    }
    appWindows[ObjectIdentifier(scene)] = nil
    post(UIScene.didDisconnectNotification, scene)
    scene.delegate?.sceneDidDisconnect(scene)
  }

  /// The home screen.
  public static func leaveApp() {
    for scene in sortedScenes { deactivate(scene) }
    for scene in sortedScenes { enterBackground(scene) }
  }

  /// Back from the home screen: the scenes that were there are active.
  public static func returnToApp() {
    for scene in sortedScenes { enterForeground(scene) }
    for scene in sortedScenes { activate(scene) }
  }

  public static func openControlCentre() { for scene in sortedScenes { deactivate(scene) } }

  public static func closeControlCentre() {
    for scene in sortedScenes where scene.activationState == .foregroundInactive { activate(scene) }
  }

  /// In the order in which they were connected; the set of the application has none.
  public static var sortedScenes: [UIScene] {
    (application?.connectedScenes ?? []).sorted { $0.number < $1.number }
  }

  private static func post(_ name: NSNotification.Name, _ object: Any?) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
