@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@nonexhaustive
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }

@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
extension EnvironmentValues {
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
