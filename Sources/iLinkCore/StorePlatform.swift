/// Whose App Store: the iPhone's and iPad's, the Mac's, the Apple TV's, the Vision Pro's.
///
/// Mac Catalyst apps are ``macOS``; an iPhone app that runs on a Mac as it is (`isiOSAppOnMac`) is ``iOS``.
public enum StorePlatform: String, Sendable, Hashable, CaseIterable, Codable {
  /// iPhone and iPad.
  case iOS = "ios"
  /// The Mac, Catalyst apps included.
  case macOS = "macos"
  /// Apple TV.
  case tvOS = "tvos"
  /// Apple Vision Pro.
  case visionOS = "visionos"

  /// The system's name as Apple writes it: `iOS`.
  public var name: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .visionOS: "visionOS"
    }
  }

  /// The `entity` values to ask the lookup service for, in order; `nil` is a request without one.
  ///
  /// `desktopSoftware` and `tvSoftware` stand in no page of Apple's; other tools have used them for years. Without
  /// them a shared ID answers with the iPhone's record (reported many times), so the Mac's plain second request counts
  /// only when the record says that it runs on the Mac. There is no entity for visionOS: it reads the iOS record.
  var entities: [String?] {
    switch self {
    case .iOS, .visionOS: ["software"]
    case .macOS: ["desktopSoftware", nil]
    case .tvOS: ["tvSoftware"]
    }
  }
}
