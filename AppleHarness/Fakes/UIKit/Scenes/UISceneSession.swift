@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    @available(iOS 16.0, tvOS 16.0, *)
    @available(visionOS, unavailable)
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  public let persistentIdentifier: String
  open internal(set) weak var scene: UIScene?

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
  }
}
