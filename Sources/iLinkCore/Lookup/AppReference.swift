/// What an app is looked up by: its number once that is known, else its bundle identifier.
public enum AppReference: Hashable, Sendable, CustomStringConvertible {
  /// By number. The record's bundle identifier must match, when one is expected.
  case id(AppID, expecting: BundleID? = nil)
  /// By bundle identifier.
  case bundle(BundleID)

  /// `id284910350` or `com.example.app`.
  public var description: String {
    switch self {
    case .id(let app, _): "id\(app)"
    case .bundle(let bundleID): bundleID.text
    }
  }

  /// The bundle identifier that an answer must carry.
  public var bundleID: BundleID? {
    switch self {
    case .id(_, let bundleID): bundleID
    case .bundle(let bundleID): bundleID
    }
  }
}
