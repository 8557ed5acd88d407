/// What this version of iLink calls itself.
public enum iLinkClientInfo {
  /// The version.
  public static let version = "2.0.0"
  /// The project's home.
  public static let home = "https://github.com/sidan5/iLink"
  /// What lookups carry as `User-Agent`: nothing about the app, the device or the person.
  public static let userAgent = "iLink/2.0 (+\(home))"
}
